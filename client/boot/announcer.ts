let announcer: HTMLElement | undefined

/** Adds an empty live region to the page: text that is in it from the start would not be read out. */
export function startAnnouncer(): void {
  announcer = document.createElement('div')
  announcer.className = 'announcer'
  announcer.ariaLive = 'polite'
  document.body.append(announcer)
}

/** Makes a screen reader say `text` after what it is saying now, even if it said the same before. */
export function announce(text: string): void {
  announcer?.replaceChildren(text)
}
