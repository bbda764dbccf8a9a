import type { Db } from './database.ts'

export interface SentFile {
  /** Name given by the client; untrusted. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Storage for the bytes of files. Their metadata is always in the database. */
export interface Files {
  put: (db: Db, id: number, bytes: Uint8Array) => Promise<void>
  /** Null where there are none. */
  get: (db: Db, id: number) => Promise<Uint8Array<ArrayBuffer> | null>
}

/** Removes active content and metadata from pictures. */
export interface Pictures {
  /**
   * Re-encodes the picture from its pixels, without metadata; an SVG becomes a PNG. Errors: 503
   * `pictures_busy` where the queue is full.
   */
  renew: Redraw
  /** Like `renew`, cropped to a square around its centre, at most `faceSide` pixels wide. */
  square: Redraw
}

export type Redraw = (
  bytes: Uint8Array<ArrayBuffer>,
  extension: string,
) => Promise<Picture | PictureRefusal>

/**
 * Error code of a refused picture: wrong extension, damaged or above 25 million pixels (`file_mismatch`), an
 * SVG of too many bytes or elements, or one that takes too long to render.
 */
export type PictureRefusal = 'file_mismatch' | 'picture_too_complex' | 'picture_too_slow'

/** A re-encoded picture with the extension of its file name. */
export interface Picture {
  bytes: Uint8Array
  extension: string
}

/** Side of a face in pixels: twice the largest size on a screen. */
export const faceSide = 256

/** Maximum number of pixels of a picture. */
export const mostPoints = 25_000_000
