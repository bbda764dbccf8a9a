import { businessLimits } from '@zal/api/limits'

/** Whether nobody would understand the reason later; spaces around it do not count. */
export const isShortReason = (reason: string) => reason.trim().length < businessLimits.reasonLetters
