import type { ResultsOf } from '../../../scaffold/api/index.ts'

type Report = ResultsOf<'/dashboard/sales/deposit-reports/', 'get'>

/** Sums of the top-ups and of the withdrawals of deposits, and what is left of them. */
export function depositSums(added: Report, taken: Report) {
  const sum = (kind: Report['data'][number]['kind']) =>
    taken.data.reduce((all, line) => all + (line.kind === kind ? line.amount : 0), 0)
  return {
    added: added.total,
    sale: sum('sale'),
    returned: sum('return'),
    change: added.total - taken.total,
    methods: added.data.toSorted((one, other) => other.amount - one.amount),
    returns: taken.data.filter(({ kind }) => kind === 'return'),
  }
}
