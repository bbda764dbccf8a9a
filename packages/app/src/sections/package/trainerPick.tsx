import { lazy } from 'react'
import { trainers } from '../../domain/lists.ts'
import { type FieldType, reference } from '../../scaffold/form/index.ts'
import type { Reference } from '../../scaffold/query/index.ts'

const TrainerPicker = lazy(async () => ({
  default: (await import('./TrainerPicker.tsx')).TrainerPicker,
}))

/** Reference field for a trainer with a search by name instead of a list. */
export const trainerPick = (): FieldType<Reference | null, number> => ({
  ...reference(trainers),
  render: ({ noun: _, onBusy: __, ...props }) => <TrainerPicker {...props} />,
})
