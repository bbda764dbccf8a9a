/** True in `npm test -- long`, which repeats as often as the guarantees require. */
export const isLong = process.env.ZAL_LONG === '1'

/**
 * Number of repetitions in this run: `usual` in every run, `promised` in `npm test -- long`. docs/testing.md
 * lists each use.
 */
export const counted = (usual: number, promised: number) => (isLong ? promised : usual)

/**
 * Limit of a duration in ms: `ms` in `npm test -- long`, which has the machine to itself, and four times that in
 * every run, where other tests use the same cores.
 */
export const limitOf = (ms: number) => (isLong ? ms : 4 * ms)
