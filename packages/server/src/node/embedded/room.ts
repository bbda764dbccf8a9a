import { statfs } from 'node:fs/promises'

/**
 * Bytes that stay free for the database itself: PGlite aborts when it cannot write its log. Covers two
 * segments of the log (16 MB each), a file of 10 MB in the log and in its table, and the writes of a
 * checkpoint and of recovery.
 */
export const leastRoom = 80 * 1024 * 1024
/** Milliseconds for which enough space is cached; a lack of space is checked each time. */
const believed = 200

export interface Room {
  /** Result of the last check. */
  isFull: boolean
  /** Checks the free space, unless it has just been checked. */
  look: () => Promise<boolean>
}

/** Monitors the free space of a folder's disk. `free` returns the bytes. */
export function roomOf(folder: string, least = leastRoom, free = freeBytes): Room {
  let looked = -Infinity
  let looking: Promise<boolean> | undefined
  const room: Room = {
    isFull: false,
    look: async () => {
      if (!room.isFull && performance.now() - looked < believed) return false
      // Where the free space is unknown, writes are attempted.
      looking ??= free(folder)
        .catch(() => Infinity)
        .then((bytes) => {
          looked = performance.now()
          room.isFull = bytes < least
          return room.isFull
        })
        .finally(() => {
          looking = undefined
        })
      return looking
    },
  }
  return room
}

/** Bytes available on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
