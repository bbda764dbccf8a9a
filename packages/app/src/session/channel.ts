import type { Language } from '../i18n/words.ts'

/** What the tabs of one browser tell each other. */
export type Whisper =
  | { kind: 'signedOut' }
  | { kind: 'signedIn'; staff: number }
  | { kind: 'language'; language: Language }

export interface Channel {
  tell(whisper: Whisper): void
  /** Returns the way to stop. */
  listen(hear: (whisper: Whisper) => void): () => void
}

/** The other tabs of this browser; where the browser has no such channel, nobody hears. */
export function openChannel(): Channel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => () => {} }
  const channel = new BroadcastChannel('zal')
  return {
    tell: (whisper) => channel.postMessage(whisper),
    listen: (hear) => {
      const listener = ({ data }: MessageEvent<Whisper>) => hear(data)
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}
