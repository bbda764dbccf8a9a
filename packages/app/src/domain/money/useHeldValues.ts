import type { MutationState } from '../../scaffold/mutation/index.ts'
import { isEqual } from '../../scaffold/platform/index.ts'

/** Draft of a form that corrects recorded money: typed values and the record that they are based on. */
export interface HeldDraft<Recorded, Values> {
  held?: { before: Recorded; values: Values }
}

interface HeldWrite<Recorded, Values> extends Pick<MutationState, 'error'> {
  values: HeldDraft<Recorded, Values>
  set(draft: HeldDraft<Recorded, Values>): void
}

/**
 * Values of a form that corrects recorded money. The first change stores the record as the base, so that saves of
 * others do not alter it; `theirs` is the record after a refused save, for the conflict dialog.
 */
export function useHeldValues<Recorded, Values extends object>(
  record: Recorded,
  valuesOf: (record: Recorded) => Values,
  { values: { held }, set, error }: HeldWrite<Recorded, Values>,
) {
  const isChanged = held && !isEqual(held.values, valuesOf(held.before))
  const now = isChanged ? held : { before: record, values: valuesOf(record) }
  return {
    now,
    theirs: error?.code === 'stale_record' ? (error.results as Recorded) : undefined,
    change: (patch: Partial<Values>) =>
      set({ held: { ...now, values: { ...now.values, ...patch } } }),
  }
}
