/** One part of a payment. */
export interface PaymentPart {
  /** Id of the method; null until one is chosen. */
  method: number | null
  /** Whole UZS or KGS; null while empty. */
  amount: number | null
  /** Whether a person wrote the amount; the last part that nobody wrote is the remainder. */
  typed?: boolean
  /** It has come like this and stays: neither written, chosen nor taken away. */
  fixed?: boolean
}

/** What the parts have to add up to; where it is open nothing fills itself, and the parts are the sum. */
type Total = number | undefined

/** A payment has a main part and at most two more. */
export const mostParts = 3

/** What a new payment starts with: one part that takes all. */
export const wholePayment = (total: number, method: number | null = null): PaymentPart[] =>
  fillRemainder([{ method, amount: null }], total)

/** The sum of the parts. */
export const enteredIn = (parts: readonly PaymentPart[]) =>
  parts.reduce((sum, part) => sum + (part.amount ?? 0), 0)

/** Gives the last part what the others leave, unless somebody wrote its amount. */
export function fillRemainder(parts: readonly PaymentPart[], total: Total): PaymentPart[] {
  const last = parts.at(-1)
  if (total === undefined || last === undefined || last.typed) return [...parts]
  const left = total - enteredIn(parts.slice(0, -1))
  return [...parts.slice(0, -1), { ...last, amount: left > 0 ? left : null }]
}

/** Opens one more part with the remainder; the amounts above it stay as they are. */
export function addPart(parts: readonly PaymentPart[], total: Total): PaymentPart[] {
  if (parts.length >= mostParts) return [...parts]
  const settled = parts.map((part) => ({ ...part, typed: true }))
  return fillRemainder([...settled, { method: null, amount: null }], total)
}

/** Takes a part away; a part left alone takes all again, unless it is fixed or the total is open. */
export function removePart(parts: readonly PaymentPart[], at: number, total: Total): PaymentPart[] {
  const rest = parts.filter((_, index) => index !== at)
  const [only] = rest
  return rest.length === 1 && only && !only.fixed && total !== undefined
    ? wholePayment(total, only.method)
    : fillRemainder(rest, total)
}

/** A person writes an amount. */
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

/** A person leaves an amount: an emptied last part goes back to being the remainder. */
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

/** A person chooses a method. */
export const chooseMethod = (parts: readonly PaymentPart[], at: number, method: number) =>
  parts.map((part, index) => (index === at ? { ...part, method } : part))
