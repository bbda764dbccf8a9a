/** Text inputs; not radios, checkboxes, files or hidden ones. */
const typed =
  'input:not([hidden], [type=radio], [type=checkbox], [type=hidden], [type=file], [type=range]), textarea'

/**
 * Allowed autofill tokens: only for the person signing in. Other phones and names belong to other
 * people.
 */
const fillable = ['off', 'username', 'current-password', 'new-password']

/**
 * T-60: inputs without a maximum length, and those that the browser would autofill with the user's
 * own data.
 */
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
