import type { Db } from './database.ts'

/** A file as it came with a request. */
export interface SentFile {
  /** As the sender calls it; not to be trusted. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Where the bytes of files are kept. The rows about them are in the database in any case. */
export interface Files {
  put: (db: Db, id: number, bytes: Uint8Array) => Promise<void>
  /** Null where they are not there. */
  get: (db: Db, id: number) => Promise<Uint8Array<ArrayBuffer> | null>
}

/** Makes pictures harmless. */
export interface Pictures {
  /**
   * The picture made anew from its points, without anything that it carried beside them; an SVG
   * becomes a PNG. Null where it is not what its extension says, is broken, or has more than 25
   * million points.
   */
  renew: (bytes: Uint8Array<ArrayBuffer>, extension: string) => Promise<Picture | null>
  /** The same cut to a square around its middle, `faceSide` points wide at most. */
  square: (bytes: Uint8Array<ArrayBuffer>, extension: string) => Promise<Picture | null>
}

/** A picture as it is kept, with the ending of its name. */
export interface Picture {
  bytes: Uint8Array
  extension: string
}

/** Points of a side of a face: twice what the largest one on a screen takes. */
export const faceSide = 256

/** Points of a picture at most. */
export const mostPoints = 25_000_000
