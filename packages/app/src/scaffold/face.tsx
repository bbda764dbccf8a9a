import type { Address, UploadedFile, Weekday } from '@zal/ui'
import { lazy } from 'react'
import type { FieldDraw, FieldKind } from './form.types.ts'
import type { Until } from './lastDay.ts'
import type { Named, NamedSource } from './named.ts'

/** Value type of each input. */
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
  /** Maximum length in characters. */
  max?: number
  /** Latest selectable day, relative to the club's today. @default any */
  until?: Until
  values?: readonly (string | number)[]
  source?: NamedSource
}

/** Preloads the chunk of all inputs. */
export const loadFaces = () => import('./faces.tsx')
const Face = lazy(async () => ({ default: (await loadFaces()).Face }))

/**
 * Renders a field by input name through a lazy chunk, so that declaring a form does not bundle its
 * inputs.
 */
export const face =
  <Value,>(name: FaceName, options: FaceOptions = {}): FieldKind<Value>['draw'] =>
  (props: FieldDraw<Value>) => (
    <Face {...(props as unknown as FieldDraw<never>)} face={name} options={options} />
  )
