/** Pages to offer: the first, the last and those around; null is a gap. At most seven. */
export function pagesAround(page: number, count: number): (number | null)[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1)
  const start = Math.min(Math.max(page - 1, 3), count - 4)
  if (page <= 4) return [1, 2, 3, 4, 5, null, count]
  if (page >= count - 3) return [1, null, ...[4, 3, 2, 1, 0].map((back) => count - back)]
  return [1, null, start, start + 1, start + 2, null, count]
}
