import { ELDER_COOKIE, ELDER_FIELD } from '../../shared/constants.ts'

/** Lets the form of the mode for older readers work in place. Its code is loaded only by those who use it. */
export function startElderMode(): void {
  addEventListener('submit', (event) => {
    const { name, value } = Object(event.submitter)
    if (name !== ELDER_FIELD) return
    event.preventDefault()
    void loadTools().then(({ press }) => press(value))
  })
  // Another tab may have changed the mode, or the page that the visitor has just left by going
  // back.
  addEventListener('visibilitychange', follow)
  follow()
}

const loadTools = () => import('./elder-tools.ts')

function follow(): void {
  if (document.cookie.includes(`${ELDER_COOKIE}=1`)) void loadTools()
}
