/** Controls that a person types in; not those that are chosen, pressed or hidden. */
const typed =
  'input:not([hidden], [type=radio], [type=checkbox], [type=hidden], [type=file], [type=range]), textarea'

/**
 * Autofill by the browser: only what belongs to the person who signs in. Phones and names on
 * the screens are those of other people.
 */
const fillable = ['off', 'username', 'current-password', 'new-password']

/** T-60: controls without a greatest length, and those that the browser would fill in with a person's own data. */
export function inputFaults(root: ParentNode): string[] {
  return [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)].flatMap(
    (control) => {
      const name = control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent
      return [
        ...(control.maxLength < 1 ? [`${name} has no greatest length`] : []),
        ...(fillable.includes(control.autocomplete)
          ? []
          : [`${name} is filled in by the browser: autocomplete="${control.autocomplete}"`]),
      ]
    },
  )
}
