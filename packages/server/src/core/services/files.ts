import type { Db } from '../db/database.ts'

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
   * The picture redrawn from its points, without anything that it carried beside them; an SVG becomes a PNG.
   * Errors: 503 `pictures_busy` where too many pictures wait already.
   */
  renew: Redraw
  /** The same cut to a square around its middle, `faceSide` points wide at most. */
  square: Redraw
}

export type Redraw = (
  bytes: Uint8Array<ArrayBuffer>,
  extension: string,
) => Promise<Picture | PictureError>

/**
 * Code of the sentence that refuses a picture: it is not of its extension, broken or above 25 million points
 * (`file_mismatch`), an SVG of too many bytes or elements, or one that takes too long to draw.
 */
export type PictureError = 'file_mismatch' | 'picture_too_complex' | 'picture_too_slow'

/** A picture as it is kept, with the ending of its name. */
export interface Picture {
  bytes: Uint8Array
  extension: string
}

/** Points of a side of a face: twice what the largest one on a screen takes. */
export const faceSide = 256

/** Points of a picture at most. */
export const mostPoints = 25_000_000
