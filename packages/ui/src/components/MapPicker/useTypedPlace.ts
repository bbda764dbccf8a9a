import { useState } from 'react'
import { readLatLng, writeLatLng, type LatLng } from './coordinates.ts'

/** Coordinates as text: parsed on blur, kept as typed while invalid. */
export function useTypedPlace(value: LatLng | null, onChange: (value: LatLng | null) => void) {
  const [draft, setDraft] = useState<string>()
  const [problem, setProblem] = useState<'wrong' | 'outside'>()
  const take = (next: LatLng | null) => {
    setDraft(undefined)
    setProblem(undefined)
    onChange(next)
  }
  return {
    text: draft ?? (value ? writeLatLng(value) : ''),
    problem,
    /** Sets a value from outside, such as the map. */
    take,
    type(text: string) {
      setDraft(text)
      if (problem && typeof readLatLng(text) !== 'string') setProblem(undefined)
    },
    settle() {
      if (draft === undefined) return
      if (draft.trim() === '') return take(null)
      const read = readLatLng(draft)
      if (typeof read === 'string') setProblem(read)
      else take(read)
    },
  }
}
