import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWithTimeout } from './fetchWithTimeout.ts'

const ask = (path = '/api/v1/management/room-list/') => new Request(`https://app.local${path}`)
const json = { headers: { 'content-type': 'application/json' } }

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A response in chunks with a delay in ms between them; the end 'silent' never closes the stream.
 */
const inPieces = (pieces: string[], every: number, end: 'whole' | 'cut' | 'silent') =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const piece of pieces) {
        await passed(every)
        controller.enqueue(new TextEncoder().encode(piece))
      }
      if (end === 'whole') controller.close()
      if (end === 'cut') controller.error(new TypeError('network error'))
    },
  })

/** Sends like a browser: an abort ends both the request and the reading of its body. */
const answering = (answer: (signal: AbortSignal) => Response | Promise<Response>) =>
  fetchWithTimeout((_, signal) => Promise.resolve(answer(signal)))

const failureOf = (sent: Promise<Response>) =>
  sent.then(
    () => 'answered',
    (error: unknown) => (error as Error).name,
  )

const waits = Promise.resolve('waits')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

test('T-37 a line that stays silent for 10 s is given up', async () => {
  const failure = failureOf(answering(never)(ask()))
  await vi.advanceTimersByTimeAsync(9999)
  expect(await Promise.race([failure, waits])).toBe('waits')
  await vi.advanceTimersByTimeAsync(1)
  expect(await failure).toBe('TimeoutError')
})

test('the proof of the books may take a minute', async () => {
  const failure = failureOf(answering(never)(ask('/api/v1/finance/integrity/')))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await Promise.race([failure, waits])).toBe('waits')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await failure).toBe('TimeoutError')
})

test('T-37 waits for a response that arrives slowly but steadily', async () => {
  const pieces = ['{"results":', '[1', ',2', ',3]', '}']
  const sent = answering(() => new Response(inPieces(pieces, 6000, 'whole'), json))(ask())
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await (await sent).json()).toEqual({ results: [1, 2, 3] })
})

test('T-37 an answer that was cut in the middle is a failure to send', async () => {
  const failure = failureOf(
    answering(() => new Response(inPieces(['{"resul'], 10, 'cut'), json))(ask()),
  )
  await vi.advanceTimersByTimeAsync(10)
  expect(await failure).toBe('TypeError')
})

test('a file is streamed to the caller', async () => {
  const csv = { headers: { 'content-type': 'text/csv' } }
  const answer = await answering(() => new Response(inPieces(['a'], 10, 'silent'), csv))(ask())
  const first = answer.body?.getReader().read()
  await vi.advanceTimersByTimeAsync(10)
  expect(new TextDecoder().decode((await first)?.value)).toBe('a')
})

test('an aborted request ends at once', async () => {
  const gone = new AbortController()
  const failure = failureOf(
    answering(never)(new Request('https://app.local/api/', { signal: gone.signal })),
  )
  gone.abort()
  expect(await failure).toBe('AbortError')
})
