/** Waiting for the single connection took too long, or the queue is full. */
export class NoTurn extends Error {
  override name = 'NoTurn'
  readonly code = 'ETIMEDOUT'
}

export interface Queue {
  /**
   * Resolves when it is the caller's turn, with the function that ends the turn. First come, first served.
   * Errors: `NoTurn` after `patience` ms, or immediately where `most` callers are waiting.
   */
  next: (patience: number) => Promise<() => void>
  /** Resolves when all turns requested so far have ended. */
  idle: () => Promise<void>
}

interface Waiter {
  take: () => void
}

/** A fair queue for one resource, with at most `most` waiting. */
export function queueOf(most: number): Queue {
  const waiting = new Set<Waiter>()
  const idle: (() => void)[] = []
  let isTaken = false

  const ended = () => {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const [first] = waiting
      if (first) {
        waiting.delete(first)
        first.take()
        return
      }
      isTaken = false
      for (const resolve of idle.splice(0)) resolve()
    }
  }

  return {
    next: (patience) => {
      if (!isTaken) {
        isTaken = true
        return Promise.resolve(ended())
      }
      if (waiting.size >= most) {
        return Promise.reject(new NoTurn(`${most} requests wait for the database already`))
      }
      return new Promise((resolve, reject) => {
        const waiter: Waiter = {
          take: () => {
            clearTimeout(late)
            resolve(ended())
          },
        }
        const late = setTimeout(() => {
          waiting.delete(waiter)
          reject(new NoTurn(`The database was busy for ${patience} ms`))
        }, patience)
        waiting.add(waiter)
      })
    },
    idle: () => (isTaken ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve()),
  }
}
