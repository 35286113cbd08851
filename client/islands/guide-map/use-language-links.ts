import { useEffect } from 'react'

/** The ways to open a link: here, in another tab, from its context menu. */
const OPENINGS = ['click', 'auxclick', 'contextmenu'] as const

/** Lets the links to other languages keep what is chosen: the address's query and hash. */
export function useLanguageLinks(): void {
  useEffect(() => {
    function complete({ target }: Event): void {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link?.matches('body > header [hreflang]')) return
      link.search = location.search
      link.hash = location.hash
    }
    for (const type of OPENINGS) addEventListener(type, complete, true)
    return () => {
      for (const type of OPENINGS) removeEventListener(type, complete, true)
    }
  }, [])
}
