/** Prints progress to standard error, apart from the table. */
export const note = (text) => console.error(text)

/** Prints rows with the same keys as one table, numbers right-aligned. */
export function table(title, rows) {
  const names = Object.keys(rows[0] ?? {})
  const text = (value) => (typeof value === 'number' ? shown(value) : String(value ?? ''))
  const cells = rows.map((row) => names.map((name) => text(row[name])))
  const widths = names.map((name, i) => Math.max(name.length, ...cells.map((row) => row[i].length)))
  const isNumber = names.map((name) =>
    rows.every((row) => row[name] === undefined || typeof row[name] === 'number'),
  )
  const line = (row) =>
    `| ${row.map((cell, i) => (isNumber[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join(' | ')} |`
  console.log(`\n${title}\n`)
  console.log(line(names))
  console.log(
    `|${widths.map((width, i) => `${'-'.repeat(width + 1)}${isNumber[i] ? ':' : '-'}`).join('|')}|`,
  )
  for (const row of cells) console.log(line(row))
}

/** A row of the budget: the limit and the measured value. */
export const budget = (what, limit, value, holds) => ({
  budget: what,
  promised: limit,
  measured: value,
  holds: holds ? 'yes' : 'NO',
})

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** The percentile of the values for a share from 0 to 1. */
export function percentile(values, share) {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export const times = (value) => `${value.toFixed(2)} ×`

function shown(value) {
  if (Number.isNaN(value)) return '–'
  if (Math.abs(value) >= 100) return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ' ')
  return String(Math.round(value * 100) / 100)
}
