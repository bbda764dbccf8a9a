import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { createRandom } from '../../packages/server/seed/random.ts'

/** Faults of a network connection. */
export interface LineFaults {
  /** Additional latency of a request and its response together, in ms: minimum and maximum. */
  latency: [least: number, most: number]
  /**
   * Share of requests that lose their connection: before arriving, or in the middle of the
   * response.
   */
  cut: number
  /** Download bandwidth of all connections together. */
  bytesPerSecond: number
  /** Seed of the random faults. */
  seed: number
}

export interface Line {
  /** Origin of the proxy. */
  origin: string
  /** Statistics so far. */
  told(): { requests: number; cuts: number }
  end(): Promise<void>
}

/** Chunk size in bytes, so that one download does not block the others. */
const PIECE = 4096

/** A TCP proxy that delays, throttles or cuts connections. */
export async function poorLine(to: string, faults: LineFaults): Promise<Line> {
  const chance = createRandom(faults.seed).next
  const [least, most] = faults.latency
  const way = () => (least + chance() * (most - least)) / 2
  const counted = { requests: 0, cuts: 0 }
  const open = new Set<Socket>()
  let freeAt = 0

  const carry = (near: Socket, far: Socket) => {
    for (const socket of [near, far]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => cut())
    }
    const cut = () => {
      for (const socket of [near, far]) {
        open.delete(socket)
        socket.destroy()
      }
    }
    /** Remaining bytes of the response before a cut; infinite without one. */
    let left = Infinity
    let isAnswered = true
    const up = inOrder()
    const down = inOrder()
    near.on('data', (data) => {
      let isLost = false
      // Data after a response is a new request.
      if (isAnswered) {
        isAnswered = false
        counted.requests += 1
        if (chance() < faults.cut) {
          counted.cuts += 1
          isLost = chance() < 0.5
          left = chance() * 2000
        }
      }
      up(way(), () => (isLost ? cut() : far.write(data)))
    })
    far.on('data', (data) => {
      isAnswered = true
      const later = way()
      for (let at = 0; at < data.length; at += PIECE) {
        const piece = data.subarray(at, at + PIECE)
        freeAt = Math.max(freeAt, performance.now()) + (piece.length / faults.bytesPerSecond) * 1000
        down(freeAt - performance.now() + later, () => {
          if (piece.length < left) near.write(piece)
          else cut()
          left -= piece.length
        })
      }
    })
    near.on('close', () => up(0, cut))
    far.on('close', () => down(0, cut))
  }

  const { hostname, port } = new URL(to)
  const server = createServer((near) => carry(near, connect(Number(port), hostname)))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    told: () => ({ ...counted }),
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

/** Runs callbacks after a delay, in order. */
function inOrder() {
  const waiting: { due: number; run: () => void }[] = []
  // Two timers of the same time may fire in either order, so only one is set at a time.
  const wait = () => {
    const [first] = waiting
    if (!first) return
    setTimeout(() => {
      waiting.shift()
      first.run()
      wait()
    }, first.due - performance.now())
  }
  return (ms: number, run: () => void) => {
    waiting.push({ due: performance.now() + ms, run })
    if (waiting.length === 1) wait()
  }
}
