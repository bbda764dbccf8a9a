/** Focuses and selects the first field of a part, so that typing replaces a prefilled value. */
export function focusOn(name: string) {
  const find = (input: string) =>
    document.querySelector<HTMLInputElement>(`[data-field="${name}"] ${input}`)
  const field =
    find('input:not(:disabled, [type="radio"])') ?? find('input[type="radio"]:not(:disabled)')
  field?.focus()
  field?.select()
}
