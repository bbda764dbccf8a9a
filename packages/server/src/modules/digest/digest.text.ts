import type { Cell, Table } from './digest.table.ts'
import type { View } from './digest.view.ts'

/** The digest as plain text, for mail programs without pages. */
export function textOf(view: View): string {
  const { sales, foot, things } = view
  return [
    `${view.hello}\n${view.scope}`,
    [
      view.heading,
      ...things.map(({ title, text, href }) => `– ${title}\n  ${text}\n  ${href}`),
    ].join('\n'),
    ...(view.more ? [`${view.more.label}\n${view.more.href}`] : []),
    [
      `${sales.title}: ${sales.sum} ${sales.currency}`,
      ...[sales.change?.text, sales.standout].filter((line) => line !== undefined),
      tableText(view.yesterday),
    ].join('\n'),
    `${view.todayTitle}\n${tableText(view.today)}`,
    `${view.home.label}\n${view.home.href}`,
    `${foot.text} ${foot.change} ${foot.or} ${foot.off}:\n${foot.href}`,
  ].join('\n\n')
}

/** Each row on a line of its own: "Visits: Chilonzor 277, Yunusobod 164, Both 441". */
const tableText = ({ head, rows }: Table) =>
  rows
    .map(
      ({ label, cells }) =>
        `${label}: ${cells.map((cell, nth) => named(cell, head[nth])).join(', ')}`,
    )
    .join('\n')

const named = ({ text }: Cell, name = '') => `${name} ${text}`.trim()
