import { useCallback, useState } from 'react'
import { useServices } from '../../scaffold/platform/index.ts'
import type { Verdict } from './checkin.data.ts'

const key = 'verdictSound'

/** Whether each verdict has a sound, and the setter; off until it is switched on in this browser. */
export function useVerdictSound(): [boolean, (on: boolean) => void] {
  const { local } = useServices()
  const [isOn, setOn] = useState(() => local.get(key) === 'on')
  const set = useCallback(
    (on: boolean) => {
      local.set(key, on ? 'on' : 'off')
      setOn(on)
    },
    [local],
  )
  return [isOn, set]
}

/** Pitches in Hz, one after the other: rising, even, low. */
const pitches: Record<Verdict['level'], readonly number[]> = {
  green: [660, 990],
  yellow: [590, 590],
  red: [260, 200],
}

/** Seconds of one tone. */
const LENGTH = 0.14
const VOLUME = 0.2

let context: AudioContext | undefined

/** Plays the short sound of a colour. */
export function playVerdict(level: Verdict['level']) {
  context ??= new AudioContext()
  const { currentTime: now, destination } = context
  const volume = context.createGain()
  volume.connect(destination)
  for (const [at, pitch] of pitches[level].entries()) {
    const tone = context.createOscillator()
    const starts = now + at * LENGTH
    tone.frequency.value = pitch
    tone.connect(volume)
    // Without a slope each tone would begin and end with a click.
    volume.gain.setValueAtTime(0, starts)
    volume.gain.linearRampToValueAtTime(VOLUME, starts + LENGTH / 5)
    volume.gain.linearRampToValueAtTime(0, starts + LENGTH)
    tone.start(starts)
    tone.stop(starts + LENGTH)
  }
}
