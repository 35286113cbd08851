let announcer: HTMLElement | undefined

/** Puts the live region into the page, empty: what is in it from the start is not read out. */
export function startAnnouncer(): void {
  announcer = document.createElement('div')
  announcer.className = 'announcer'
  announcer.ariaLive = 'polite'
  document.body.append(announcer)
}

/** Has a screen reader say `text` when it has finished what it is saying, also when it said the same before. */
export function announce(text: string): void {
  announcer?.replaceChildren(document.createTextNode(text))
}
