import type { PaymentPart } from '@zal/ui'

/** Pays from what the member has with the club. */
export const DEPOSIT = 5

/** Money that a provider takes: Click, Payme, Uzum. */
export const isOnline = (method: number) => method >= 6

/** Providers are in Uzbekistan only. */
export const isInCountry = (method: string, { country }: { country: 'UZB' | 'KGZ' }) =>
  country === 'UZB' || !isOnline(Number(method))

/** Parts that are to be put right; what a provider has taken it has taken. */
export const cameBy = (
  parts: readonly { payment_method: number; amount: number }[],
): readonly PaymentPart[] =>
  parts.map(({ payment_method: method, amount }) => ({
    method,
    amount,
    typed: true,
    ...(isOnline(method) && { fixed: true }),
  }))
