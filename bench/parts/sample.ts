export interface Person {
  id: number
  name: string
  phone: string
  status: string
  balance: number
}

export const choices = Array.from({ length: 12 }, (_, at) => ({
  id: at + 1,
  label: `Plan ${at + 1}`,
}))

/** Rows of a table: the number of mounted instances of the other components. */
const ROWS = 500

const rows: Person[] = Array.from({ length: ROWS }, (_, at) => ({
  id: at + 1,
  name: `Member ${String((at * 7919) % 10_007).padStart(5, '0')}`,
  phone: `+9989${String(10_000_000 + ((at * 7919) % 89_999_999))}`,
  status: at % 3 === 0 ? 'active' : 'expired',
  balance: (at * 7919) % 500_000,
}))

/** The rows in the requested order. */
export function people({ by, descending }: { by: string; descending: boolean }): Person[] {
  const key = by as keyof Person
  const way = descending ? -1 : 1
  return rows.toSorted((one, other) => (one[key] < other[key] ? -way : way))
}
