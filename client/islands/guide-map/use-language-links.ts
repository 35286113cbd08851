import { useEffect } from 'react'

/** However a link is opened: here, in another tab, or from its menu. */
const OPENINGS = ['click', 'auxclick', 'contextmenu'] as const

/** Lets a switch of the language keep what is chosen, as the address names it. */
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
