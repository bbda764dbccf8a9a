import { useEffect, useEffectEvent } from 'react'
import { keep, type Restore } from './kept.ts'
import { characterOf, codeOf, FORGETS_AFTER, heard, nothing } from './scan.ts'

export interface BarcodeScannerOptions {
  /** Enables the scanner. @default true */
  enabled?: boolean
  /**
   * Filters keys; ignored ones are left alone, as in a field that handles scans itself. @default
   * all
   */
  takes?: (event: KeyboardEvent) => boolean
}

const all = () => true

/**
 * Detects a barcode scanner regardless of focus. A scanner is recognized by speed: four keys within
 * 60 ms each, ended by Enter; after a pause of 500 ms the scan is discarded. A scan leaves no text
 * in a field, presses no button and submits no form.
 *
 * @example
 * useBarcodeScanner((code) => addToCart(code))
 */
export function useBarcodeScanner(
  /** Called once per scan with the code. */
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
        // A held key repeats as fast as a scanner.
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
      /** Suppresses keyup events of a scan, because buttons are pressed on keyup. */
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

      // Capture phase: before everything else on the page, including single-letter shortcuts.
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
