import { Worker } from 'node:worker_threads'
import type { Engine } from '../../adapters/pglite.ts'
import { DamagedFolder } from './folder.ts'
import { errorOf, type Answer, type Job, type Message } from './messages.ts'

/** The thread ended while it had work, whose outcome is unknown. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded'
  readonly code = 'ECONNECTION'
}

interface Asked {
  resolve: (answer: { rows: never[]; affectedRows?: number }) => void
  reject: (error: Error) => void
}

type Order = Job extends infer J ? (J extends Job ? Omit<J, 'id'> : never) : never

/** The embedded database in a worker thread, so that it never blocks the main thread. */
export class DatabaseThread implements Engine {
  /** Resolves with the reason when the thread has been closed, has crashed or was terminated. */
  readonly ended: Promise<string>
  readonly #worker: Worker
  readonly #asked = new Map<number, Asked>()
  readonly #heard = new Map<string, (payload: string) => void>()
  readonly #ready: Promise<void>
  #batch: Job[] = []
  #id = 0
  /** Time of the last response, or of the first request after an idle time. */
  #since = 0
  #reason: string | undefined
  #end: (reason: string) => void = () => {}
  #watch: NodeJS.Timeout | undefined

  private constructor(folder: string) {
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
    this.#worker = new Worker(new URL('worker.ts', import.meta.url), {
      workerData: folder,
      execArgv: [],
    })
    this.#ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: Message) => {
        if (message.kind === 'ready') resolve()
        else if (message.kind === 'refused') reject(refusalOf(message))
        else this.#hear(message)
      })
      this.#worker.on('error', (error: Error) => {
        reject(error)
        void this.end(error.message)
      })
      this.#worker.on('exit', (code) => {
        reject(new ThreadEnded(`The thread of the database ended with ${code}`))
        void this.end(`it ended with ${code}`)
      })
    })
  }

  /**
   * Starts a thread on a database folder that this process has locked; it is usable once `opened` resolves.
   */
  static start(folder: string): DatabaseThread {
    return new DatabaseThread(folder)
  }

  /**
   * Resolves when the database is open. Errors: `DamagedFolder`; `ThreadEnded` where it takes longer than
   * `patience` ms or was terminated; errors of PGlite.
   */
  async opened(patience?: number): Promise<void> {
    const late = patience && setTimeout(() => void this.end('it could not be opened'), patience)
    await this.#ready.finally(() => clearTimeout(late))
  }

  /** Terminates the thread from now on when it has work and does not respond for `patience` ms. */
  watch(patience: number) {
    // Must be late twice in a row: responses that arrived while the main thread was blocked are read before
    // the second check.
    let wasLate = false
    const look = () => {
      const isLate = this.#asked.size > 0 && performance.now() - this.#since > patience
      if (isLate && wasLate) void this.end(`it did not answer for ${patience} ms`)
      wasLate = isLate
    }
    this.#watch = setInterval(look, patience / 10)
    this.#watch.unref()
  }

  query<R>(text: string, values: unknown[] = []) {
    return this.#ask<R>({ kind: 'query', text, values: values.map(own) })
  }

  exec(text: string) {
    return this.#ask({ kind: 'exec', text })
  }

  async listen(channel: string, hear: (payload: string) => void) {
    this.#heard.set(channel, hear)
    await this.#ask({ kind: 'listen', channel })
    return async () => {
      this.#heard.delete(channel)
      await this.#ask({ kind: 'unlisten', channel })
    }
  }

  async close() {
    await this.#ask({ kind: 'close' })
    await this.end('it was closed')
  }

  /**
   * Terminates the thread immediately; pending requests fail with `ThreadEnded`. Resolves when it is gone.
   */
  async end(reason: string) {
    if (this.#reason !== undefined) return void (await this.ended)
    this.#reason = reason
    clearInterval(this.#watch)
    await this.#worker.terminate()
    this.#end(reason)
    for (const { reject } of this.#asked.values()) reject(this.#lost())
    this.#asked.clear()
  }

  #ask<R>(order: Order): Promise<{ rows: R[]; affectedRows?: number }> {
    return new Promise((resolve, reject) => {
      if (this.#reason !== undefined) return reject(this.#lost())
      if (this.#asked.size === 0) this.#since = performance.now()
      this.#id += 1
      this.#asked.set(this.#id, { resolve, reject })
      this.#batch.push({ ...order, id: this.#id })
      if (this.#batch.length === 1) process.nextTick(() => this.#send())
    })
  }

  /** Sends the requests of one event-loop turn in one message. */
  #send() {
    const batch = this.#batch
    this.#batch = []
    if (this.#reason === undefined) this.#worker.postMessage(batch)
  }

  #hear(message: Exclude<Message, { kind: 'ready' | 'refused' }>) {
    this.#since = performance.now()
    if (message.kind === 'answers') for (const answer of message.answers) this.#settle(answer)
    else if (message.kind === 'broken') void this.end(message.reason)
    else this.#heard.get(message.channel)?.(message.payload)
  }

  #settle({ id, rows = [], affectedRows, error }: Answer) {
    const asked = this.#asked.get(id)
    this.#asked.delete(id)
    if (error) asked?.reject(errorOf(error))
    else asked?.resolve({ rows: rows as never[], affectedRows })
  }

  #lost() {
    return new ThreadEnded(`The thread of the database is gone: ${this.#reason}`)
  }
}

const refusalOf = ({ name, failure }: Extract<Message, { kind: 'refused' }>) =>
  name === 'DamagedFolder' ? new DamagedFolder(failure.message) : errorOf(failure)

/** Copies a view out of a larger buffer, which a message would copy completely. */
const own = (value: unknown) =>
  value instanceof Uint8Array && value.byteLength < value.buffer.byteLength
    ? new Uint8Array(value)
    : value
