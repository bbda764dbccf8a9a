import { statfs } from 'node:fs/promises'

/**
 * Bytes that stay free for the database itself: PGlite ends itself when its log cannot be written. It is two segments of
 * the log (16 MB each), a file of 10 MB in the log and in its table, and what a checkpoint and the recovery write.
 */
export const minFreeBytes = 80 * 1024 * 1024
/** Milliseconds for which there being room is believed; that there is none is looked at each time. */
const believed = 200

export interface DiskSpace {
  /** Whether there was too little the last time. */
  isFull: boolean
  /** Looks, where it has not just done so. */
  look: () => Promise<boolean>
}

/** Watches the room that is left where a folder is. `free` tells the bytes. */
export function diskSpaceOf(folder: string, least = minFreeBytes, free = freeBytes): DiskSpace {
  let looked = -Infinity
  let looking: Promise<boolean> | undefined
  const room: DiskSpace = {
    isFull: false,
    look: async () => {
      if (!room.isFull && performance.now() - looked < believed) return false
      // Where it cannot be told, writes are tried.
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

/** Bytes that may still be written where a folder is. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
