import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { createRandom } from '../../packages/server/seed/random.ts'

/** How a line behaves. */
export interface NetworkConditions {
  /** Milliseconds that a request and its answer travel longer, together: at least and at most. */
  latency: [least: number, most: number]
  /** Of all requests, this share loses its connection: before it arrives, or in the middle of its answer. */
  cut: number
  /** What comes down the line in a second, of all connections together. */
  bytesPerSecond: number
  /** The same seed draws the same fates in the same order. */
  seed: number
}

export interface NetworkProxy {
  /** Where the server seems to stand. */
  origin: string
  /** What went through so far. */
  told(): { requests: number; cuts: number }
  end(): Promise<void>
}

/** Pieces in which the line carries what comes down, so that one file does not hold up the others. */
const PIECE = 4096

/** A poor line to a server: everything passes, later, slower, or not at all. */
export async function poorNetwork(to: string, faults: NetworkConditions): Promise<NetworkProxy> {
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
    /** Bytes of the answer that still come through; endless where nothing happens. */
    let left = Infinity
    let isAnswered = true
    const up = inOrder()
    const down = inOrder()
    near.on('data', (data) => {
      let isLost = false
      // What follows an answer is a new request.
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

/** Does things after a while, and never before what came earlier. */
function inOrder() {
  const waiting: { due: number; run: () => void }[] = []
  // Two timers of the same moment may ring in either order: only one is ever set.
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
