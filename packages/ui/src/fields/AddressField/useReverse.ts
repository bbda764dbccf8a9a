import { useEffect, useRef, useState } from 'react'
import { isPlaced, type Address } from './address.ts'

interface ReverseOptions {
  value: Address
  onChange: (value: Address) => void
  reverse?: (lat: number, lng: number, signal: AbortSignal) => Promise<string | null>
}

/** Reverse geocodes coordinates without text. Returns whether it is pending. */
export function useReverse({ value, onChange, reverse }: ReverseOptions) {
  const [asked, setAsked] = useState<Address>()
  const latest = useRef({ onChange, reverse })
  useEffect(function rememberProps() {
    latest.current = { onChange, reverse }
  })
  const nameless = isPlaced(value) && value.text === '' && reverse !== undefined
  const { lat, lng } = value
  useEffect(
    function findWords() {
      const { reverse: find } = latest.current
      if (!nameless || lat === undefined || lng === undefined || !find) return
      const controller = new AbortController()
      const done = { text: '', lat, lng }
      find(lat, lng, controller.signal).then(
        (text) => {
          if (controller.signal.aborted) return
          setAsked(done)
          if (text) latest.current.onChange({ text, lat, lng })
        },
        // On an error the coordinates stay without text.
        () => !controller.signal.aborted && setAsked(done),
      )
      return () => controller.abort()
    },
    [nameless, lat, lng],
  )
  return nameless && !(asked?.lat === lat && asked?.lng === lng)
}
