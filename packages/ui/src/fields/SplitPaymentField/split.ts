/** A part of a payment. */
export interface PaymentPart {
  /** Id of the method; null until one is chosen. */
  method: number | null
  /** Whole UZS or KGS; null while empty. */
  amount: number | null
  /** The amount was typed; an untyped last part is the remainder. */
  typed?: boolean
  /** Cannot be edited or removed. */
  fixed?: boolean
}

/** Target sum of the parts; undefined for an open total. */
type Total = number | undefined

/** Maximum number of parts: a main part and two more. */
export const mostParts = 3

/** Initial parts of a new payment: one with the whole total. */
export const wholePayment = (total: number, method: number | null = null): PaymentPart[] =>
  fillRemainder([{ method, amount: null }], total)

/** The sum of the parts. */
export const enteredIn = (parts: readonly PaymentPart[]) =>
  parts.reduce((sum, part) => sum + (part.amount ?? 0), 0)

/** Sets the last part to the remainder, unless its amount was typed. */
export function fillRemainder(parts: readonly PaymentPart[], total: Total): PaymentPart[] {
  const last = parts.at(-1)
  if (total === undefined || last === undefined || last.typed) return [...parts]
  const left = total - enteredIn(parts.slice(0, -1))
  return [...parts.slice(0, -1), { ...last, amount: left > 0 ? left : null }]
}

/** Adds a part with the remainder; the other amounts become fixed as typed. */
export function addPart(parts: readonly PaymentPart[], total: Total): PaymentPart[] {
  if (parts.length >= mostParts) return [...parts]
  const settled = parts.map((part) => ({ ...part, typed: true }))
  return fillRemainder([...settled, { method: null, amount: null }], total)
}

/**
 * Removes a part; a single remaining part takes the total again, unless it is fixed or the total is
 * open.
 */
export function removePart(parts: readonly PaymentPart[], at: number, total: Total): PaymentPart[] {
  const rest = parts.filter((_, index) => index !== at)
  const [only] = rest
  return rest.length === 1 && only && !only.fixed && total !== undefined
    ? wholePayment(total, only.method)
    : fillRemainder(rest, total)
}

/** Sets a typed amount. */
export const writeAmount = (
  parts: readonly PaymentPart[],
  at: number,
  amount: number | null,
  total: Total,
): PaymentPart[] =>
  fillRemainder(
    parts.map((part, index) => (index === at ? { ...part, amount, typed: true } : part)),
    total,
  )

/** On blur an emptied last part becomes the remainder again. */
export function leaveAmount(
  parts: readonly PaymentPart[],
  at: number,
  total: Total,
): PaymentPart[] {
  const emptied = at === parts.length - 1 && parts[at]?.amount === null
  if (!emptied) return [...parts]
  return fillRemainder(
    parts.map((part, index) => (index === at ? { ...part, typed: false } : part)),
    total,
  )
}

/** Sets the method of a part. */
export const chooseMethod = (parts: readonly PaymentPart[], at: number, method: number) =>
  parts.map((part, index) => (index === at ? { ...part, method } : part))
