/** Names in the URL of a list that say of which days its rows are. */
const dated = ['start_date', 'end_date', 'year', 'month']

/** Whether the URL of a list shows a single day: today, or equal dates. */
export function isOneDay(query: URLSearchParams): boolean {
  const from = query.get('start_date')
  if (from) return from === query.get('end_date')
  // A search looks through all days of a named period.
  if ((query.get('q') ?? '').trim().length > 1) return false
  return !dated.some((name) => query.has(name)) && (query.get('period') ?? 'today') === 'today'
}
