import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { counted } from '../../../test/long.ts'
import { startProcess, type ServerProcess } from '../../testing/process.ts'

const LENGTH = 9_900_000
const STRANGERS = counted(100, 400)
const MEGABYTE = 1024 * 1024

let server: ServerProcess | undefined
afterEach(() => server?.remove())

/** Resident memory of a process in bytes, where the system provides it. */
function memoryOf(pid: number) {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return 0
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1]) * 1024
}

/**
 * Resident memory in bytes once it is steady: within 5 MB over 20 readings. After the start, the engine still
 * compiles the embedded database in the background, which takes hundreds of MB for as long as it lasts.
 */
async function steadyMemoryOf(pid: number) {
  const readings: number[] = []
  await vi.waitFor(
    () => {
      readings.push(memoryOf(pid))
      const last = readings.slice(-20)
      expect(last).toHaveLength(20)
      expect(Math.max(...last) - Math.min(...last)).toBeLessThan(5 * MEGABYTE)
    },
    { timeout: 60_000, interval: 100 },
  )
  return memoryOf(pid)
}

const upload = (cookie: string) =>
  [
    'POST /api/v1/management/member-import-csv/ HTTP/1.1',
    'Host: x',
    'Origin: http://x',
    'X-Club-Id: 1',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${LENGTH}`,
    cookie && `Cookie: zal_session=${cookie}`,
  ]
    .filter(Boolean)
    .join('\r\n')
    .concat('\r\n\r\n')

/** Sends all but the last byte of a large body as long as the server reads it; resolves with the status. */
const send = (port: number, cookie: string) =>
  new Promise<string>((resolve) => {
    const piece = Buffer.alloc(MEGABYTE, 0x61)
    let left = LENGTH - 1
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(upload(cookie))
      pump()
    })
    const pump = () => {
      while (left > 0 && socket.writable) {
        const chunk = piece.subarray(0, Math.min(left, piece.length))
        left -= chunk.length
        if (!socket.write(chunk)) return
      }
    }
    socket.on('drain', pump)
    socket.on('data', (chunk) => (heard += String(chunk)))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(heard.slice(0, 12)))
  })

test(
  `T-56 ${STRANGERS} strangers with 9.9 MB each take no memory, and signed-in people are served meanwhile`,
  { timeout: 300_000 },
  async () => {
    server = await startProcess({ DEMO_MEMBERS: '40', BACKUP_MINUTES: '0', TRUST_PROXY: '1' })
    const { port, pid } = server
    const cookie = await server.signIn()
    const settings = () =>
      fetch(`http://127.0.0.1:${port}/api/v1/management/settings/`, {
        headers: { cookie, 'x-club-id': '1' },
      }).then(({ status }) => status)
    expect(await settings()).toBe(200)

    const before = await steadyMemoryOf(pid)
    let most = before
    const statuses = new Map<string, number>()
    let left = STRANGERS
    const strangers = Promise.all(
      Array.from({ length: STRANGERS }, async (_, at) => {
        const status = await send(port, at % 2 === 0 ? '' : 'A'.repeat(43))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        most = Math.max(most, memoryOf(pid))
        left -= 1
      }),
    )
    const answers: number[] = []
    while (left > 0) {
      answers.push(await settings())
      most = Math.max(most, memoryOf(pid))
    }
    await strangers
    expect(new Set(answers)).toEqual(new Set([200]))
    // A connection closed while the client is still sending may lose the response.
    expect([...statuses.keys()].filter((status) => status !== '')).toEqual(['HTTP/1.1 401'])
    expect((most - before) / MEGABYTE).toBeLessThan(100)
  },
)
