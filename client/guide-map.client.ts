import { openAtOnce } from './islands/guide-map/map/embedded/early-map.ts'

// Runs only in browsers that can hydrate islands.
if ('toWellFormed' in String.prototype) {
  openAtOnce()
  // The map's code is loaded, so React may now use the network. If the entry script is already
  // waiting, the click makes it hydrate the island. If it runs later, it finds no `on` attribute
  // and hydrates at once.
  const island = document.querySelector<HTMLElement>('site-island[on="map"]')
  // Preloads the files. Otherwise the scripts would load each other one by one.
  for (const href of island?.dataset['files']?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  island?.removeAttribute('on')
  island?.dispatchEvent(new Event('click'))
}
