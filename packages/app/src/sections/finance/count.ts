/** Number of notes by denomination. */
export type Counts = Record<number, number | null>

/** Counted amount. */
export const countOf = (counts: Counts, coins: number | null) =>
  notesOf(counts).reduce((sum, { note, count }) => sum + note * count, coins ?? 0)

export const notesOf = (counts: Counts) =>
  Object.entries(counts).flatMap(([note, count]) => (count ? [{ note: Number(note), count }] : []))
