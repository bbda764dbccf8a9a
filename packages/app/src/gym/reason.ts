import { businessLimits } from '@zal/api/limits'

/** Whether the trimmed reason is shorter than the minimum. */
export const isShortReason = (reason: string) => reason.trim().length < businessLimits.reasonLetters
