import type { Guide } from '../../../../../contract/guide.ts'
import { hashOfPoint } from '../../address.ts'
import type { MapContext, GuideMap, MapTexts } from '../map-engine.ts'
import { marksFor } from '../marks.ts'
import { whenDrawn } from '../map-view.ts'
import { openEmbedded } from './embedded-engine.ts'
import { isChinese } from '../../../../../locales/chinese.ts'

/** A map that was opened before the island hydrated. */
interface EarlyMap {
  container: HTMLElement
  map: Promise<GuideMap>
  /** Replaces the listener for presses on points. */
  tell: (onChoose: MapContext['onChoose']) => void
}

let early: EarlyMap | undefined

/**
 * Opens the map before the island hydrates, with the data in the page. It shows the same points as
 * the drawing. On a slow phone, the visitor can move the map much earlier. Until the island takes
 * the map over, a pressed point acts as a link.
 */
export function openAtOnce(): void {
  const island = document.querySelector<HTMLElement>('site-island[name="guide-map"]')
  const container = island?.querySelector<HTMLElement>('.map-canvas')
  if (!island || !container) return
  let choose: MapContext['onChoose'] = follow
  const map = openDrawn(island, { container, onChoose: (id) => choose(id) })
  map.catch(reportError)
  early = {
    container,
    map,
    tell(onChoose) {
      choose = onChoose
    },
  }
  reopenWhenFailed(island, container)
}

/** Returns the early map if it is in the same container, otherwise a new one. */
export async function takeOver(context: MapContext): Promise<GuideMap> {
  const opened = early
  early = undefined
  if (opened?.container === context.container) {
    opened.tell(context.onChoose)
    return opened.map
  }
  // The island was rendered anew and has another container, so the early map is closed.
  void opened?.map.then((map) => map.close())
  await whenDrawn(context.container)
  return openEmbedded(context)
}

function follow(id: string): void {
  location.hash = hashOfPoint(id)
}

async function openDrawn(
  island: HTMLElement,
  { container, onChoose }: Pick<MapContext, 'container' | 'onChoose'>,
): Promise<GuideMap> {
  const { props, locale }: { props: { guide: Guide }; locale: string } = JSON.parse(
    island.querySelector('script')?.textContent ?? '',
  )
  const texts: MapTexts = JSON.parse(container.dataset['texts'] ?? '')
  const { guide } = props
  await whenDrawn(container)
  container.replaceChildren()
  const map = openEmbedded({ container, guide, texts, onChoose })
  const drawn = new Set(
    Array.from(island.querySelectorAll('.map-point > a'), (link) => link.getAttribute('href')),
  )
  const points = guide.points.filter(({ id }) => drawn.has(hashOfPoint(id)))
  map.showPoints(marksFor(guide, { points, isChinese: isChinese(locale) }))
  const stage = container.parentElement
  if (stage) stage.dataset['map'] = 'open'
  return map
}

/**
 * Opens the map again after the island has failed, because the restored markup of the server has no
 * open map.
 */
function reopenWhenFailed(island: HTMLElement, container: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (island.dataset['state'] !== 'failed' || container.isConnected) return
    observer.disconnect()
    openAtOnce()
  })
  observer.observe(island, { attributeFilter: ['data-state'] })
}
