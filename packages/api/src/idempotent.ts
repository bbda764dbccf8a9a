import type { paths } from './schema.d.ts'

/** Paths whose POST takes an Idempotency-Key; a test holds this list against the contract. */
export const idempotentPaths: readonly (keyof paths)[] = [
  '/check-in/register/',
  '/customer/note/',
  '/customer/{id}/document/',
  '/customer/{id}/document/{docId}/restore/',
  '/customer/note/{id}/restore/',
  '/management/member/',
  '/management/package/',
  '/management/payment/',
  '/management/room/',
  '/upload/',
]
