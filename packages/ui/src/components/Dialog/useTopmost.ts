import { useEffect, useState } from 'react'

/** Marks the overlay of a topmost dialog. */
export const TOPMOST = 'data-topmost'

/**
 * Keeps a modal above those that open later: react-aria makes everything below the last opened
 * modal inert, so a modal that has to stay reachable opens again.
 *
 * @returns key of the modal; changes whenever another modal has opened
 */
export function useTopmost(topmost: boolean) {
  const [opened, setOpened] = useState(0)
  useEffect(
    function watchOtherModals() {
      if (!topmost) return undefined
      const isOther = (node: Node) =>
        node instanceof Element &&
        !node.matches(`[${TOPMOST}]`) &&
        node.querySelector('[role="dialog"], [role="alertdialog"]') !== null
      const observer = new MutationObserver((changes) => {
        const hasOpened = changes.some(({ addedNodes }) => [...addedNodes].some(isOther))
        if (hasOpened) setOpened((count) => count + 1)
      })
      observer.observe(document.body, { childList: true })
      return () => observer.disconnect()
    },
    [topmost],
  )
  return opened
}
