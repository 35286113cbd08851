import { openAtOnce } from './islands/guide-map/map/embedded/early-map.ts'

// Runs only in browsers that can hydrate islands.
if ('toWellFormed' in String.prototype) {
  openAtOnce()
  // The map's code is loaded, so now React may use the network. The script of every page waits for
  // a click, or reads the attribute if it runs later.
  const island = document.querySelector<HTMLElement>('site-island[on="map"]')
  // Preloads the files. Otherwise the scripts would load each other one by one.
  for (const href of island?.dataset['files']?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  island?.removeAttribute('on')
  island?.dispatchEvent(new Event('click'))
}
