import type { Address, UploadedFile, Weekday } from '@zal/ui'
import { lazy } from 'react'
import type { FieldDraw, FieldKind } from './form.types.ts'
import type { Until } from './lastDay.ts'
import type { Named, NamedSource } from './named.ts'

/** What each face edits. */
export interface FaceValues {
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
  pick: Named | null
  choices: readonly (string | number)[]
  pickMany: readonly Named[]
  photo: UploadedFile | null
  address: Address
}
export type FaceName = keyof FaceValues

export interface FaceOptions {
  /** Characters. */
  max?: number
  /** The last day that may be chosen, of the club. @default any */
  until?: Until
  values?: readonly (string | number)[]
  source?: NamedSource
}

/** Lets the code of all faces travel before the first field is drawn. */
export const loadFaces = () => import('./faces.tsx')
const Face = lazy(async () => ({ default: (await loadFaces()).Face }))

/** How a field is drawn, without its code: a screen that declares a form does not carry it yet. */
export const face =
  <Value,>(name: FaceName, options: FaceOptions = {}): FieldKind<Value>['draw'] =>
  (props: FieldDraw<Value>) => (
    <Face {...(props as unknown as FieldDraw<never>)} face={name} options={options} />
  )
