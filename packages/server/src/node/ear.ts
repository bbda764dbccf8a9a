import pg from 'pg'

interface Channel {
  hear: (payload: string) => void
  again: () => void
}

/** Keepalive: milliseconds between two queries, and timeout of each. */
interface Pulse {
  every: number
  patience: number
}

/**
 * A dedicated connection that listens on all channels of a server and reconnects after it is lost. A
 * keepalive query detects half-open connections.
 */
export class Ear {
  readonly #connectionString: string
  readonly #pulse: Pulse
  readonly #channels = new Map<string, Channel>()
  #client: Promise<pg.Client> | undefined
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(connectionString: string, pulse: Pulse = { every: 15_000, patience: 5000 }) {
    this.#connectionString = connectionString
    this.#pulse = pulse
  }

  async listen(channel: string, heard: Channel) {
    this.#channels.set(channel, heard)
    const client = await (this.#client ??= this.#start())
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
  }

  async close() {
    this.#stopped = true
    clearTimeout(this.#timer)
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  async #start(): Promise<pg.Client> {
    const { every, patience } = this.#pulse
    const client = new pg.Client({
      connectionString: this.#connectionString,
      keepAlive: true,
      pipeline: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    client.on('notification', ({ channel, payload }) =>
      this.#channels.get(channel)?.hear(payload ?? ''),
    )
    // A query without a response ends the connection.
    const asking = setInterval(() => client.query('select 1').catch(() => {}), every)
    client.on('error', () => {})
    client.on('end', () => {
      clearInterval(asking)
      this.#later()
    })
    await client.connect()
    return client
  }

  /** Reconnects half a second after the connection was lost, and again until it succeeds. */
  #later() {
    if (this.#stopped || this.#timer) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#resume()
    }, 500)
  }

  async #resume() {
    this.#client = this.#start()
    try {
      for (const [channel, heard] of this.#channels) await this.listen(channel, heard)
    } catch {
      return this.#later()
    }
    for (const { again } of this.#channels.values()) again()
  }
}
