import type { Language } from '../i18n/words.ts'

/** Messages between the tabs of one browser. */
export type Whisper =
  | { kind: 'signedOut' }
  | { kind: 'signedIn'; staff: number }
  | { kind: 'language'; language: Language }

export interface Channel {
  tell(whisper: Whisper): void
  /** Returns an unsubscribe function. */
  listen(hear: (whisper: Whisper) => void): () => void
}

/** Opens a BroadcastChannel to the other tabs; without support it does nothing. */
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
