/** A stored choice with enough data to show it again. */
export interface RecentItems {
  id: string
  title: string
  detail?: string
  /** URL of a row that the search does not list permanently: a person, a payment. */
  href?: string
}

/** Number of rows offered for an empty query. */
export const RECENT = 5
export const OFTEN = 4
/** Maximum number of counters; the least used is dropped first. */
const MOST = 60

// The stored data may have been written by another version.

export function recentOf(stored: unknown): RecentItems[] {
  const rows: unknown[] = Array.isArray(stored) ? stored : []
  return rows.filter(isUsed).slice(0, RECENT)
}

/** Ids with their counts, the most frequent first. */
export function countsOf(stored: unknown): [id: string, count: number][] {
  const pairs = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  const sound = pairs.filter((pair): pair is [string, number] => Number.isFinite(pair[1]))
  return sound.toSorted(([, one], [, other]) => other - one)
}

export const withLatest = (recent: readonly RecentItems[], row: RecentItems): RecentItems[] =>
  [row, ...recent.filter(({ id }) => id !== row.id)].slice(0, RECENT)

export function withOneMore(counts: readonly (readonly [string, number])[], id: string) {
  const before = counts.find(([one]) => one === id)?.[1] ?? 0
  const rest = counts.filter(([one]) => one !== id).slice(0, MOST - 1)
  return Object.fromEntries([[id, before + 1], ...rest]) as Record<string, number>
}

function isUsed(one: unknown): one is RecentItems {
  if (typeof one !== 'object' || one === null) return false
  const { id, title, detail, href } = one as Record<string, unknown>
  const isText = (value: unknown) => typeof value === 'string'
  const isWay = href === undefined || (isText(href) && /^\/(?!\/)/.test(String(href)))
  return isText(id) && isText(title) && (detail === undefined || isText(detail)) && isWay
}
