import type { Address, UploadedFile, Weekday } from '@zal/ui'
import { lazy } from 'react'
import type { FieldRenderProps, FieldType } from '../form.types.ts'
import type { DateLimit } from './lastDay.ts'
import type { Reference, ReferenceSource } from '../../query/index.ts'

/** Value type of each input. */
export interface InputValues {
  text: string
  longText: string
  email: string
  password: string
  phone: string
  number: number | null
  money: number | null
  date: string
  time: string
  weekdays: readonly Weekday[]
  onOff: boolean
  segments: string | number | null
  choice: string | number | null
  pick: Reference | null
  choices: readonly (string | number)[]
  pickMany: readonly Reference[]
  photo: UploadedFile | null
  address: Address
}
export type InputName = keyof InputValues

export interface InputOptions {
  /** Maximum length in characters. */
  max?: number
  /** Latest selectable day, relative to the club's today. @default any */
  until?: DateLimit
  values?: readonly (string | number)[]
  source?: ReferenceSource
}

/** Preloads the chunk of all inputs. */
export const preloadInputs = () => import('./inputs.tsx')
const Face = lazy(async () => ({ default: (await preloadInputs()).Input }))

/**
 * Renders a field by input name through a lazy chunk, so that declaring a form does not bundle its
 * inputs.
 */
export const lazyInput =
  <Value,>(name: InputName, options: InputOptions = {}): FieldType<Value>['render'] =>
  (props: FieldRenderProps<Value>) => <Face {...props} face={name} options={options} />
