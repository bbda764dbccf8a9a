import type { PasswordRule } from '@zal/ui'
import type { TFunction } from 'i18next'

const parts = {
  length: (text: string) => text.length >= 8 && text.length <= 64,
  upper: (text: string) => /\p{Lu}/u.test(text),
  digit: (text: string) => /\d/.test(text),
  special: (text: string) => /[!\-*.@#$&_()+/]/.test(text),
}

/** Live checklist for a new password; the server enforces the same rules. */
export const passwordRules = (t: TFunction<'session'>): PasswordRule[] =>
  (['length', 'upper', 'digit', 'special'] as const).map((part) => ({
    label: t(`newPassword.rules.${part}`),
    test: parts[part],
  }))
