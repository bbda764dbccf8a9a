import { useEffect, useRef, useState } from 'react'

/** A field that says what is wrong; one that is made of several says it of all of them. */
const wrong = '[aria-invalid="true"], [data-invalid="true"]'
const inner = 'input:enabled, textarea:enabled, button:enabled'

/** The focus goes to the first field that is wrong, or into it where it is made of several. */
export function focusFirstError(root: ParentNode | null) {
  const field = root?.querySelector<HTMLElement>(wrong)
  field?.focus()
  if (field !== document.activeElement) field?.querySelector<HTMLElement>(inner)?.focus()
}

/** `lead` does so once the fields in `root` tell what is wrong. */
export function useFocusFirstError<Root extends HTMLElement = HTMLDivElement>() {
  const root = useRef<Root>(null)
  const [asked, setAsked] = useState(0)
  useEffect(
    function leadThere() {
      if (asked > 0) focusFirstError(root.current)
    },
    [asked],
  )
  return { root, focus: () => setAsked((before) => before + 1) }
}
