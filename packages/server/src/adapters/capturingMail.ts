import type { Channel, Message } from '../core/background/channel.ts'

/** Mail transport that passes letters to a callback, for tests and stories. */
export function capturingMail(hear: (message: Message) => void): Channel {
  return {
    isRepeatable: true,
    send: async (message) => {
      hear(message)
      return null
    },
  }
}
