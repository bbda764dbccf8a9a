import type { PosterTexts } from '@zal/api/poster'

/** The stored logo of a club; untrusted. */
interface Logo {
  bytes: Uint8Array<ArrayBuffer>
  extension: string
}

/** Content of the poster at the entrance of a club. */
export interface Poster extends PosterTexts {
  /** Drawn as the first letter of the name where it is null or not readable. */
  logo: Logo | null
  name: string
  address: string
  /** Text of the QR code. */
  code: string
  /** At the foot: phone and date of print. */
  foot: readonly string[]
  /** Moment of creation in the properties of the document. */
  now: Date
}

/** Draws posters as PDF documents of one A4 page. */
export interface Posters {
  /** Errors: 503 `posters_busy` where the queue is full or drawing takes too long. */
  draw: (poster: Poster) => Promise<Uint8Array<ArrayBuffer>>
}
