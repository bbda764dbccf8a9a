/** Worker thread of the embedded database: PGlite on the folder in `workerData`, controlled by messages. */
import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { codeOf } from '../../core/database.ts'
import { openEmbedded } from './engine.ts'
import { answerOf, failureOf, type Answer, type Job, type Message } from './messages.ts'

const port = parentPort
if (!port) throw new Error('This file runs as a worker thread')
const say = (message: Message) => port.postMessage(message)

const opened = await openEmbedded(workerData as string).catch((error: unknown) => {
  const name = error instanceof Error ? error.name : ''
  say({ kind: 'refused', name, failure: failureOf(error) })
})
if (opened) serve(opened, port)

/** Handles the messages of the main thread. */
function serve(pglite: PGlite, asking: MessagePort) {
  const stops = new Map<string, () => Promise<void>>()
  const jobs: Job[] = []
  let isBusy = false

  asking.on('message', (asked: Job[]) => {
    jobs.push(...asked)
    if (!isBusy) void work()
  })
  say({ kind: 'ready' })

  /** Runs all jobs in order; jobs of one batch are answered in one message. */
  async function work() {
    isBusy = true
    const answers: Answer[] = []
    for (let job = jobs.shift(); job; job = jobs.shift()) answers.push(await answered(job))
    isBusy = false
    say({ kind: 'answers', answers })
  }

  async function answered(job: Job): Promise<Answer> {
    try {
      if (job.kind === 'query') return answerOf(job.id, await pglite.query(job.text, job.values))
      await run(pglite, job)
      return { id: job.id }
    } catch (error) {
      await checkEngine(error)
      return { id: job.id, error: failureOf(error) }
    }
  }

  async function run(engine: PGlite, job: Exclude<Job, { kind: 'query' }>) {
    if (job.kind === 'exec') await engine.exec(job.text)
    else if (job.kind === 'close') await engine.close()
    else if (job.kind === 'unlisten') await stops.get(job.channel)?.()
    else {
      const { channel } = job
      stops.set(
        channel,
        await engine.listen(channel, (payload) => say({ kind: 'notification', channel, payload })),
      )
    }
  }

  /**
   * After a fatal error PostgreSQL answers no further statements, so the main thread replaces this thread.
   */
  async function checkEngine(error: unknown) {
    const severity: unknown = Reflect.get(Object(error), 'severity')
    if (severity === 'FATAL' || severity === 'PANIC') return broken(error)
    if (codeOf(error)) return
    const probe: unknown = await pglite.query('select 1').catch((failed: unknown) => failed)
    if (probe instanceof Error && !codeOf(probe)) broken(probe)
  }
}

function broken(error: unknown) {
  say({ kind: 'broken', reason: failureOf(error).message })
}
