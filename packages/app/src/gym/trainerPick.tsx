import { lazy } from 'react'
import type { FieldKind } from '../scaffold/form.types.ts'
import { isNamed, type Named } from '../scaffold/named.ts'

const TrainerPicker = lazy(async () => ({
  default: (await import('./TrainerPicker.tsx')).TrainerPicker,
}))

/**
 * A trainer of the club, by id. The record holds them with their name.
 *
 * @example
 * fields: { trainer: optional(trainerPick()) }
 */
export const trainerPick = (): FieldKind<Named | null, number> => ({
  initial: null,
  required: true,
  draw: ({ noun: _, onBusy: __, ...props }) => <TrainerPicker {...props} />,
  rule: ({ yup }) => yup.mixed(),
  toForm: (stored) => (isNamed(stored) ? stored : null),
  // The form does not send before the field is filled in.
  toSent: (value) => value?.id as number,
  show: (value) => value?.name ?? '',
})
