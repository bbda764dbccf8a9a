import { businessLimits } from '@zal/api/limits'
import type { Translate } from '../../scaffold/i18n/index.ts'

/** Whether the trimmed reason is shorter than the minimum. */
export const isShortReason = (reason: string) => reason.trim().length < businessLimits.reasonLetters

/** Error text of a reason. */
export const checkReason = (reason: string, translate: Translate) =>
  isShortReason(reason) ? translate('gym:reason.short') : undefined
