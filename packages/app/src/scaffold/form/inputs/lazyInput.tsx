import type { Address, UploadedFile, Weekday } from '@zal/ui'
import { lazy } from 'react'
import type { FieldRenderProps, FieldType } from '../form.types.ts'
import type { DateLimit } from './lastDay.ts'
import type { Reference, ReferenceSource } from '../../query/index.ts'

/** What each face edits. */
export interface InputValues {
  text: string
  longText: string
  email: string
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
  /** Characters. */
  max?: number
  /** The last day that may be chosen, of the club. @default any */
  until?: DateLimit
  values?: readonly (string | number)[]
  source?: ReferenceSource
}

/** Lets the code of all faces travel before the first field is drawn. */
export const preloadInputs = () => import('./inputs.tsx')
const Face = lazy(async () => ({ default: (await preloadInputs()).Input }))

/** How a field is drawn, without its code: a screen that declares a form does not carry it yet. */
export const lazyInput =
  <Value,>(name: InputName, options: InputOptions = {}): FieldType<Value>['render'] =>
  (props: FieldRenderProps<Value>) => (
    <Face {...(props as unknown as FieldRenderProps<never>)} face={name} options={options} />
  )
