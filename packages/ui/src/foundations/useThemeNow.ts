import { useSyncExternalStore } from 'react'
import { palettes } from '../theme/index.ts'

/** Effective theme of the page, with `system` resolved. */
export function useThemeNow(): keyof typeof palettes {
  return useSyncExternalStore(listen, read)
}

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')

function read() {
  const { theme = 'light' } = document.documentElement.dataset
  if (theme === 'system') return dark?.matches ? 'dark' : 'light'
  return theme in palettes ? (theme as keyof typeof palettes) : 'light'
}

function listen(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  dark?.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    dark?.removeEventListener('change', onChange)
  }
}
