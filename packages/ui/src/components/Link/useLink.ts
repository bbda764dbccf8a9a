import type { MouseEvent } from 'react'
import { useUi } from '../../theme/index.ts'

/**
 * Click handler that navigates inside the app without a page load; new tabs, downloads and other
 * sites are left to the browser.
 */
export function useLink(onClick?: (event: MouseEvent<HTMLAnchorElement>) => void) {
  const { navigate } = useUi()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const link = event.currentTarget
    if (event.defaultPrevented || !isPlain(event) || !isInside(link)) return
    event.preventDefault()
    navigate(link.getAttribute('href') ?? '')
  }
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const isInside = (link: HTMLAnchorElement) =>
  (!link.target || link.target === '_self') &&
  !link.hasAttribute('download') &&
  link.origin === location.origin
