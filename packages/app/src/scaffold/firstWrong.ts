import { useEffect, useRef, useState } from 'react'

/** Invalid fields; a composite field marks its container. */
const wrong = '[aria-invalid="true"], [data-invalid="true"]'
const inner = 'input:enabled, textarea:enabled, button:enabled'

/** Focuses the first invalid field, or the first control inside a composite one. */
export function focusFirstWrong(root: ParentNode | null) {
  const field = root?.querySelector<HTMLElement>(wrong)
  field?.focus()
  if (field !== document.activeElement) field?.querySelector<HTMLElement>(inner)?.focus()
}

/** Returns `lead`, which focuses the first invalid field in `root` after the next render. */
export function useFirstWrong<Root extends HTMLElement = HTMLDivElement>() {
  const root = useRef<Root>(null)
  const [asked, setAsked] = useState(0)
  useEffect(
    function leadThere() {
      if (asked > 0) focusFirstWrong(root.current)
    },
    [asked],
  )
  return { root, lead: () => setAsked((before) => before + 1) }
}
