import { startArticleTools } from './boot/article-tools.ts'
import { watchBuild } from './boot/build-watch.ts'
import { ignoreChunkFailure, watchChunks } from './boot/chunk-failure.ts'
import { startElderMode } from './boot/elder-mode.ts'
import { fetchPayload, PayloadStore } from './boot/payload-store.ts'
import {
  fetchPictures,
  forgetDraft,
  restoreOpenAnswers,
  openAnswers,
  showChosen,
  keepTimedTexts,
} from './boot/page-content.ts'
import { startHeader, startSiteMenu } from './boot/site-menu.ts'
import {
  watchInstallPrompt,
  cacheShownPage,
  watchOfflineGuide,
} from './boot/watch-offline-guide.ts'
import { startIslands, stopIslands } from './boot/islands.ts'
import { startNavigation } from './boot/navigation.ts'
import { startPreloading, whenIdle } from './boot/preload.ts'
import { startToasts } from './boot/toasts.ts'

forgetDraft()

// Older browsers have only the styles of `plain.css` and lack what the modules need.
const isKnown = 'CSSLayerBlockRule' in globalThis

// The error view has neither header nor toasts, and its links are ordinary ones. Going back from it
// may lead to a page that was swapped into this document; then only `popstate` fires.
if (document.documentElement.dataset['layout'] === 'error')
  addEventListener('popstate', () => location.reload())
else if (isKnown) boot()

function boot(): void {
  startToasts()
  startElderMode()
  startSiteMenu()
  startHeader()
  startArticleTools()
  watchChunks()
  watchInstallPrompt()
  wakePage()
  addEventListener('load', () => {
    fetchPictures()
    startLater()
  })
  addEventListener('online', startLater)
  // Chrome 102 to 104 have the API without this.
  if ('intercept' in (globalThis.NavigateEvent?.prototype ?? {})) startSwapping()
  watchBuild()
}

function startSwapping(): void {
  const payloads = new PayloadStore(fetchPayload)
  const observeLinks = startPreloading(payloads)
  startNavigation({
    payloads,
    onLeave: stopIslands,
    onArrive() {
      forgetDraft()
      openAnswers()
      wakePage()
      cacheShownPage()
      void observeLinks()
      // Not before the page is painted.
      void whenIdle().then(fetchPictures)
    },
  })
  restoreOpenAnswers()
  openAnswers()
  void observeLinks()
}

function wakePage(): void {
  showChosen()
  startIslands(() => import('./hydrate.tsx'))
  keepTimedTexts()
  watchOfflineGuide()
}

/** Starts what a page does after its load, once, if there is a network. */
function startLater(): void {
  if (navigator.onLine) import('./boot/after-load.ts').catch(ignoreChunkFailure)
}
