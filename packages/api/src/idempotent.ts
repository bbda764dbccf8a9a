import type { paths } from './schema.d.ts'

/** Paths whose POST or PATCH takes an Idempotency-Key. Made from the contract by `npm run contract`. */
export const idempotentPaths: readonly (keyof paths)[] = [
  '/check-in/register/',
  '/customer/note/',
  '/customer/note/{id}/restore/',
  '/customer/{id}/document/',
  '/customer/{id}/document/{docId}/restore/',
  '/customer/{id}/sync/',
  '/management/class/',
  '/management/member-import-csv/',
  '/management/member-import/{id}/cancel/',
  '/management/member-import/{id}/check/',
  '/management/member-import/{id}/run/',
  '/management/member-import/{id}/undo/',
  '/management/member/',
  '/management/memberships/freeze/',
  '/management/package/',
  '/management/payment/',
  '/management/payment/{id}/',
  '/management/payment/{id}/refund/',
  '/management/payment/{id}/void/',
  '/management/room/',
  '/management/trainer/',
  '/upload/',
  '/views/',
  '/views/{id}/restore/',
]
