import { typeOf } from './records.ts'
import type { Once, OnceItem, Sale } from './world.ts'

/** A sale of a plan, or one-time services. */
export type Paid = Sale | Once

const isOnce = (paid: Paid): paid is Once => 'items' in paid

/** The sale of a plan; null for services. */
export const planOf = (paid: Paid) => (isOnce(paid) ? null : paid)

/** 1 package, 2 class, 3 services. */
export const kindOf = (paid: Paid) => (isOnce(paid) ? 3 : typeOf(paid))

export const subtotalOf = (paid: Paid) => (isOnce(paid) ? totalOfOnce(paid.items) : paid.plan.price)
export const discountOf = (paid: Paid) => planOf(paid)?.discount.amount ?? 0
export const totalOf = (paid: Paid) => subtotalOf(paid) - discountOf(paid)

export const totalOfOnce = (items: readonly OnceItem[]) =>
  items.reduce((sum, { quantity, price }) => sum + quantity * price, 0)

/** The part that was paid online. */
export const onlinePart = ({ parts }: Paid) =>
  parts.find(({ payment_method }) => payment_method >= 6)
