/** A way to reach a person. SMS and Telegram join with their adapters. */
export type ChannelName = 'mail' | 'sms' | 'telegram'

/** Sends messages by one channel; an interface, because each installation has its own transport. */
export interface Channel {
  /**
   * Whether a message may be sent again when nobody knows whether it went out, because receivers recognise the repetition
   * by its id. Otherwise it is sent at most once.
   */
  isRepeatable: boolean
  /**
   * Resolves once the transport has accepted the message, with its id there. Errors: `Refused`, `RetryLater`; after any
   * other one the message may have gone out.
   */
  send: (message: Message) => Promise<string | null>
}

/** The channels that this installation has. */
export type Channels = Partial<Record<ChannelName, Channel>>

/** A message in plain text, and as a page for mail programs that show one. */
export interface Message {
  /** The same for each repetition. */
  id: string
  to: string
  subject: string
  text: string
  html?: string
  /** The end of what it offers; a copy of the message has no use after it. */
  until: Date
}

/** The transport will never take this message; its receiver does not exist, for example. */
export class Refused extends Error {
  override name = 'Refused'
}

/** The transport has not taken the message and names a moment for the next attempt. */
export class RetryLater extends Error {
  override name = 'RetryLater'
  readonly at: Date

  constructor(at: Date) {
    super('The transport asks to wait')
    this.at = at
  }
}
