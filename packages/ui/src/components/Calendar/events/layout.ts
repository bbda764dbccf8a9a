/** A half-open range: minutes of a day, or days of a week. */
export interface Span {
  id: string
  start: number
  end: number
}

/** Horizontal place of a span among overlapping ones. */
export interface Lane {
  /** First lane, from 0. */
  lane: number
  /** Number of lanes it covers, including free ones beside it. */
  width: number
  /** Number of lanes in its cluster. */
  lanes: number
  /** The cluster has a rest, whose button stands beside the lanes. */
  isShort: boolean
}

/** Spans of a cluster that have no lane of their own. */
export interface Rest {
  start: number
  end: number
  ids: string[]
}

/**
 * Places overlapping spans in at most `limit` lanes; each expands over free lanes. The spans beyond are the rest
 * of their cluster.
 */
export function placeBeside(spans: readonly Span[], limit = Infinity) {
  const places = new Map<string, Lane>()
  const rests: Rest[] = []
  for (const cluster of clusters(spans)) {
    const taken = firstFree(cluster)
    const lanes = Math.min(limit, Math.max(...taken.values()) + 1)
    const beyond = cluster.filter(({ id }) => (taken.get(id) ?? 0) >= limit)
    if (beyond.length > 0) {
      rests.push({
        start: Math.min(...beyond.map(({ start }) => start)),
        end: Math.max(...beyond.map(({ end }) => end)),
        ids: beyond.map(({ id }) => id),
      })
    }
    for (const span of cluster) {
      const lane = taken.get(span.id) ?? 0
      if (lane >= limit) continue
      const right = cluster
        .filter((other) => overlap(span, other) && (taken.get(other.id) ?? 0) > lane)
        .map((other) => taken.get(other.id) ?? 0)
      const isShort = beyond.length > 0
      places.set(span.id, { lane, width: Math.min(lanes, ...right) - lane, lanes, isShort })
    }
  }
  return { places, rests }
}

/** Rows of one week: the row of each visible span, and the number of hidden ones by day. */
export interface WeekRows {
  rows: Map<string, number>
  hidden: number[]
}

/**
 * Places day spans in at most `limit` rows. On crowded days the last row is reserved for "3 more".
 */
export function placeInRows(spans: readonly Span[], days: number, limit: number): WeekRows {
  const taken = firstFree(spans)
  const crowded = Array.from({ length: days }, (_, day) =>
    spans.some((span) => covers(span, day) && (taken.get(span.id) ?? 0) >= limit),
  )
  const rows = new Map<string, number>()
  const hidden = Array.from({ length: days }, () => 0)
  for (const span of spans) {
    const row = taken.get(span.id) ?? 0
    const meetsWords = crowded.some((full, day) => full && covers(span, day))
    if (row < limit - (meetsWords ? 1 : 0)) rows.set(span.id, row)
    else hidden.forEach((_, day) => covers(span, day) && (hidden[day] = (hidden[day] ?? 0) + 1))
  }
  return { rows, hidden }
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end
const covers = ({ start, end }: Span, day: number) => start <= day && day < end

/** Assigns each span the first lane that is free for its whole length, in the given order. */
function firstFree(spans: readonly Span[]) {
  const lanes: Span[][] = []
  const taken = new Map<string, number>()
  for (const span of spans) {
    const free = lanes.findIndex((lane) => lane.every((other) => !overlap(span, other)))
    const lane = free < 0 ? lanes.length : free
    lanes[lane] = [...(lanes[lane] ?? []), span]
    taken.set(span.id, lane)
  }
  return taken
}

/** Splits spans into clusters that do not overlap; each sorted by start, longer first. */
function clusters(spans: readonly Span[]) {
  const found: Span[][] = []
  let end = -Infinity
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = found.at(-1)
    if (last && span.start < end) last.push(span)
    else found.push([span])
    end = span.start < end ? Math.max(end, span.end) : span.end
  }
  return found
}
