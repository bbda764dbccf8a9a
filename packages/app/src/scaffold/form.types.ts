import type { ApiError } from '@zal/api'
import type { CurrencyLabel } from '@zal/ui'
import type { ComponentType, ReactNode } from 'react'
import type { Params } from 'react-router-dom'
import type { Schema } from 'yup'
import type { LabelOf, Noun } from '../i18n/words.ts'
import type { Say } from './say.ts'

/** Context of a validation rule: Yup, which loads with the first form, and the translations. */
export interface RuleTools {
  yup: typeof import('yup')
  say: Say
  /** Label of the field, for messages that name it. */
  label: string
  country: 'UZB' | 'KGZ'
  currency: CurrencyLabel
  /** Today of the club, YYYY-MM-DD. */
  today: string
}

/** Props of a form input. */
export interface FieldDraw<Value> {
  noun: Noun
  name: string
  label: string
  value: Value
  onChange(value: Value): void
  onBlur(): void
  hint?: string
  error?: string
  required: boolean
  disabled: boolean
  /** Reports an operation in progress, such as an upload; saving waits for it. */
  onBusy?(busy: boolean): void
}

/**
 * A field type: how it renders, its edited value (`Value`), its serialized value (`Sent`), and its
 * validation.
 */
export interface FieldKind<Value, Sent = Value> {
  initial: Value
  required: boolean
  draw(props: FieldDraw<Value>): ReactNode
  rule(tools: RuleTools): Schema
  /** Parses the stored value into the edited one. */
  toForm(stored: unknown): Value
  toSent(value: Value): Sent
  /** Formats a non-empty value for comparison in the conflict dialog. @default the value itself */
  show?(value: Value, words: ShowWords): string
  /** Excluded from drafts. */
  secret?: boolean
  /** Spans the whole width of the form. */
  wide?: boolean
}

/** Context for formatting a value. */
export interface ShowWords {
  noun: Noun
  name: string
  say: Say
  currency: CurrencyLabel
}

/** A field for every property of the request body, except those in `Without`. */
export type FieldsFor<Create, Without extends keyof Create> = {
  [K in Exclude<keyof Create, Without> & string]-?: FieldKind<
    unknown,
    Exclude<Create[K], undefined>
  >
}

/** Values of a form with these fields. */
export type ValuesOf<F> = {
  [K in keyof F]: F[K] extends FieldKind<infer Value, infer _> ? Value : never
}

export type AnyFields = Record<string, FieldKind<unknown, unknown>>
export type AnyValues = Record<string, unknown>

/**
 * Options of `formPage`, for creating and editing: a field for every property of the request body.
 */
export interface FormOptions<
  N extends Noun,
  One,
  Create,
  F extends FieldsFor<Create, Without>,
  Without extends keyof Create,
> {
  /** In display order. */
  fields: F & { [K in keyof F]: K extends LabelOf<N> ? unknown : 'needs a label in fields' }
  /** Properties of the request body that this form omits. */
  without?: readonly Without[]
  /** Maps nested properties of the record to the flat fields of the form. */
  flatten?(record: One, params: Params): Partial<Record<keyof F & string, unknown>>
  /** Groups of fields with a heading; labels are `<noun>:groups.<name>`. */
  groups?: Record<string, readonly (keyof F & string)[]>
  /** Cross-field validation: error texts by field. */
  check?(values: ValuesOf<F>, say: Say): Partial<Record<keyof F & string, string>>
  /**
   * Content under a field that depends on the values, such as an existing member with the same
   * phone.
   */
  under?: { [K in keyof F & string]?: ComponentType<UnderProps<ValuesOf<F>>> }
  /** Title of the edit form, where the tab's own title is not specific enough. */
  titled?(record: One, say: Say, params: Params): string
  /** Allows saving an incomplete record. */
  unfinished?: Unfinished<Create, One, keyof F & string>
  /** Reason why the record is read-only; its fields are shown and nothing can be sent. */
  locked?(record: One, say: Say): string | undefined
  /**
   * Properties that identify the edited part of the record; sent with every change, as they were
   * when the form opened.
   */
  means?(record: One, params: Params): Partial<Create>
  /** Key of the draft, where two forms edit one noun. @default the noun */
  draft?(params: Params): string
  /** Tab to open after success; a tab with an id opens the record. @default 'list' */
  after?: string
}

/** A second way to save that requires fewer fields. */
export interface Unfinished<Create, One, Name extends string> {
  /** Fields required even so. */
  needs: readonly Name[]
  /** Extra properties sent by this way of saving. */
  sends: Partial<Create>
  /** Extra properties sent when an incomplete record is saved as complete. */
  ends: Partial<Create>
  /** Whether the record is still incomplete. */
  isOpen(record: One): boolean
}

export interface UnderProps<Values> {
  values: Values
  /** Id of the edited record. */
  id: number | undefined
}

/** Props that `formPage` passes to the form it renders. */
export interface FormFrameProps {
  noun: Noun
  head: { title: string; crumbs: { label: string; href?: string }[] }
  /** Key of the draft and of the idempotency key. */
  form: string
  fields: AnyFields
  groups: Record<string, readonly string[]>
  check(values: AnyValues, say: Say): Partial<Record<string, string>>
  under: Partial<Record<string, ComponentType<UnderProps<AnyValues>>>>
  /** Converts a server response to form values. */
  read(record: unknown): FormFrameProps['stored']
  /** The edited record. */
  stored?: AnyValues & { id: number; version?: number; means?: AnyValues }
  unfinished?: Unfinished<AnyValues, unknown, string>
  /** Reason why the form is read-only. */
  locked?: string
  save(sent: AnyValues): Promise<unknown>
  pending: boolean
  error: ApiError | undefined
  clear(): void
  /** `told` is the locale key of the success message, where it is not the default. */
  done(id: number, told?: string): void
  cancel(): void
}
