/** What a scanner does where the focus is: keys without a pause between them, with Enter behind. */
export function scan(code: string) {
  for (const key of [...Array.from(code), 'Enter']) {
    const place = key === 'Enter' ? key : `Digit${key}`
    for (const kind of ['keydown', 'keyup']) {
      const target = document.activeElement ?? document.body
      target.dispatchEvent(
        new KeyboardEvent(kind, { key, code: place, bubbles: true, cancelable: true }),
      )
    }
  }
}
