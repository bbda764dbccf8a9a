import { formatMoment } from '@zal/ui'

/** When and by whom: "24/11/2026, 14:02 · Tursunova Malika". */
export const formatMomentBy = (
  { created_at, by }: { created_at: string; by: string },
  zone: string,
) => `${formatMoment(created_at, zone)} · ${by}`
