import { lazy } from 'react'
import { trainers } from '../../domain/lists.ts'
import type { FieldType } from '../../scaffold/form/form.types.ts'
import type { Reference } from '../../scaffold/query/references.ts'
import { reference } from '../../scaffold/form/inputs/reference.ts'

const TrainerPicker = lazy(async () => ({
  default: (await import('./TrainerPicker.tsx')).TrainerPicker,
}))

/** A trainer of the club, as `reference` has it, but found by any part of the name. */
export const trainerPick = (): FieldType<Reference | null, number> => ({
  ...reference(trainers),
  render: ({ noun: _, onBusy: __, ...props }) => <TrainerPicker {...props} />,
})
