import { lazy } from 'react'
import { trainers } from '../../gym/lists.ts'
import type { FieldKind } from '../../scaffold/form.types.ts'
import type { Named } from '../../scaffold/named.ts'
import { pick } from '../../scaffold/pick.ts'

const TrainerPicker = lazy(async () => ({
  default: (await import('./TrainerPicker.tsx')).TrainerPicker,
}))

/** Reference field for a trainer with a search by name instead of a list. */
export const trainerPick = (): FieldKind<Named | null, number> => ({
  ...pick(trainers),
  draw: ({ noun: _, onBusy: __, ...props }) => <TrainerPicker {...props} />,
})
