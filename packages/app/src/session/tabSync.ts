import type { Language } from '../i18n/words.ts'

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { kind: 'signedOut' }
  | { kind: 'signedIn'; staff: number }
  | { kind: 'language'; language: Language }

export interface TabSync {
  tell(whisper: TabMessage): void
  /** Returns the way to stop. */
  listen(hear: (whisper: TabMessage) => void): () => void
}

/** The other tabs of this browser; where the browser has no such channel, nobody hears. */
export function openTabSync(): TabSync {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => () => {} }
  const channel = new BroadcastChannel('zal')
  return {
    tell: (whisper) => channel.postMessage(whisper),
    listen: (hear) => {
      const listener = ({ data }: MessageEvent<TabMessage>) => hear(data)
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}
