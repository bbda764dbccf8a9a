import { useEffect, useEffectEvent } from 'react'
import { keep, type Restore } from './kept.ts'
import { characterOf, codeOf, FORGETS_AFTER, heard, nothing } from './scan.ts'

export interface BarcodeScannerOptions {
  /** Takes scans while it is true. @default true */
  enabled?: boolean
  /** Whether a key may be of a scan; the others are left alone, as in a field that takes scans itself. @default all may */
  takes?: (event: KeyboardEvent) => boolean
}

const all = () => true

/**
 * Hears a barcode scanner, wherever the focus is. A scanner types like a person, only faster: four
 * keys within 60 ms each are a scan, Enter ends it, and after a pause of 500 ms it is forgotten.
 * Nothing of a scan stays in a field, presses a button or sends a form.
 *
 * @example
 * useBarcodeScanner((code) => addToCart(code))
 */
export function useBarcodeScanner(
  /** Called once for each scan, with the text of the code. */
  onScan: (code: string) => void,
  { enabled = true, takes = all }: BarcodeScannerOptions = {},
) {
  const tell = useEffectEvent(onScan)
  const mayTake = useEffectEvent(takes)
  useEffect(
    function hearScans() {
      if (!enabled) return
      let scan = nothing
      let restore: Restore | undefined

      const hear = (event: KeyboardEvent) => {
        if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return
        // A key that is held down comes as fast.
        if (event.repeat || !mayTake(event)) return
        if (event.key === 'Enter') return end(event)
        const character = characterOf(event)
        if (character === undefined) return
        const before = scan
        scan = heard(before, character, event.timeStamp)
        if (!scan.isScanner) {
          if (scan.text.length === 1) restore = keep()
          return
        }
        swallow(event)
        if (!before.isScanner) restore?.()
      }
      const end = (event: KeyboardEvent) => {
        const code = codeOf(scan, event.timeStamp)
        scan = nothing
        if (code === undefined) return
        swallow(event)
        tell(code)
      }
      /** A button is pressed when a key goes up; the keys of a scan go nowhere. */
      const release = (event: KeyboardEvent) => {
        const isOfScan = event.timeStamp - swallowed <= FORGETS_AFTER && pressed.delete(event.code)
        if (isOfScan) stop(event)
      }
      let swallowed = -Infinity
      const pressed = new Set<string>()
      const swallow = (event: KeyboardEvent) => {
        swallowed = event.timeStamp
        pressed.add(event.code)
        stop(event)
      }

      // Before everything else on the page, also before shortcuts of one key.
      addEventListener('keydown', hear, { capture: true })
      addEventListener('keyup', release, { capture: true })
      return () => {
        removeEventListener('keydown', hear, { capture: true })
        removeEventListener('keyup', release, { capture: true })
      }
    },
    [enabled],
  )
}

function stop(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
