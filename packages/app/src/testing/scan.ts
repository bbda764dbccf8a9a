/** Simulates a barcode scanner: key events without a pause, followed by Enter. */
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
