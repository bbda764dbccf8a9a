import pg from 'pg'

/**
 * BEGIN in one message with the first statement of its transaction: one journey, one answer. The
 * statements in front of it (`begin`, `commit`) are prepared under these names by then.
 */
export class Opening {
  /** Settles once the transaction is open. */
  readonly done: Promise<void>
  readonly #ahead: readonly string[]
  #settle: Settle = { opened: () => {}, failed: () => {} }

  constructor(ahead: readonly string[]) {
    this.#ahead = ahead
    this.done = new Promise((opened, failed) => {
      this.#settle = { opened, failed }
    })
    this.done.catch(() => undefined)
  }

  query(client: pg.PoolClient, config: pg.QueryConfig): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const done: Done = (error, result) => (error ? reject(error) : resolve(result))
      client.query(new First(config, done, this.#ahead, this.#settle))
    })
  }
}

interface Settle {
  opened: () => void
  failed: (error: Error) => void
}
type Done = (error: Error | null, result: pg.QueryResult) => void

/** The parts of pg that its types keep to themselves. */
interface Wire {
  bind: (what: { statement: string }) => void
  execute: (what: object) => void
}
interface Told {
  text: string
}
interface Submitted extends pg.Query {
  prepare(wire: Wire): void
  requiresPreparation(): boolean
  handleCommandComplete(told: Told, wire: Wire): void
  handleError(error: Error, wire: Wire): void
}
const Query = pg.Query as unknown as new (config: pg.QueryConfig, done: Done) => Submitted

class First extends Query {
  readonly #ahead: readonly string[]
  readonly #settle: Settle
  #left: number

  constructor(config: pg.QueryConfig, done: Done, ahead: readonly string[], settle: Settle) {
    super({ values: [], ...config }, done)
    this.#ahead = ahead
    this.#settle = settle
    this.#left = ahead.length
  }

  override requiresPreparation() {
    return true
  }

  override prepare(wire: Wire) {
    for (const statement of this.#ahead) {
      wire.bind({ statement })
      wire.execute({})
    }
    super.prepare(wire)
  }

  override handleCommandComplete(told: Told, wire: Wire) {
    if (this.#left === 0) return super.handleCommandComplete(told, wire)
    this.#left -= 1
    if (this.#left === 0) this.#settle.opened()
  }

  override handleError(error: Error, wire: Wire) {
    this.#settle.failed(error)
    super.handleError(error, wire)
  }
}
