import type { ApiError } from '@zal/api'
import type { CurrencyLabel } from '@zal/ui'
import type { ComponentType, ReactNode } from 'react'
import type { Params } from 'react-router-dom'
import type { Schema } from 'yup'
import type { LabelOf, Noun } from '../../i18n/words.ts'
import type { Translate } from '../i18n/index.ts'

/** Context of a validation rule: Yup, which loads with the first form, and the translations. */
export interface RuleContext {
  yup: typeof import('yup')
  translate: Translate
  /** Label of the field, for messages that name it. */
  label: string
  country: 'UZB' | 'KGZ'
  currency: CurrencyLabel
  /** Today of the club, YYYY-MM-DD. */
  today: string
}

/** Props of a form input. */
export interface FieldRenderProps<Value> {
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
 * A field type: how it renders, its edited value (`Value`), its serialized value (`MutationRequest`), and its
 * validation.
 */
export interface FieldType<Value, Sent = Value> {
  initial: Value
  required: boolean
  render(props: FieldRenderProps<Value>): ReactNode
  rule(tools: RuleContext): Schema
  /** Parses the stored value into the edited one. */
  parse(stored: unknown): Value
  serialize(value: Value): Sent
  /** Formats a non-empty value for comparison in the conflict dialog. @default the value itself */
  format?(value: Value, words: FormatContext): string
  /** Excluded from drafts. */
  secret?: boolean
  /** Spans the whole width of the form. */
  wide?: boolean
  /** Shown only; never sent. */
  shown?: boolean
}

/** Context for formatting a value. */
export interface FormatContext {
  noun: Noun
  name: string
  translate: Translate
  currency: CurrencyLabel
}

/** A field for every property of the request body, except those in `Without`. */
export type FieldsFor<Create, Without extends keyof Create> = {
  [K in Exclude<keyof Create, Without> & string]-?: FieldType<
    unknown,
    Exclude<Create[K], undefined>
  >
}

/** Values of a form with these fields. */
export type ValuesOf<F> = {
  [K in keyof F]: F[K] extends FieldType<infer Value, infer _> ? Value : never
}

export type AnyFields = Record<string, FieldType<unknown, unknown>>
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
  check?(values: ValuesOf<F>, translate: Translate): Partial<Record<keyof F & string, string>>
  /** Title of the edit form, where the tab's own title is not specific enough. */
  titled?(record: One, translate: Translate, params: Params): string
  /** Opens the list after saving, where the chosen club may have no profile of the record. @default the profile, if there is one */
  opens?: 'list'
  /** Allows saving an incomplete record. */
  saveAsDraft?: SaveAsDraft<Create, One, keyof F & string>
  /** Reason why the record is read-only; its fields are shown and nothing can be sent. */
  locked?(record: One, translate: Translate): string | undefined
  /** Side column of the edit form, such as actions on the record. */
  aside?: ComponentType<{ record: One }>
  /**
   * Properties that identify the edited part of the record; sent with every change, as they were
   * when the form opened.
   */
  means?(record: One, params: Params): Partial<Create>
}

/** A second way to save that requires fewer fields. */
export interface SaveAsDraft<Create, One, Name extends string> {
  /** Fields required even so. */
  needs: readonly Name[]
  /** Extra properties sent by this way of saving. */
  sends: Partial<Create>
  /** Extra properties sent when an incomplete record is saved as complete. */
  ends: Partial<Create>
  /** Whether the record is still incomplete. */
  isOpen(record: One): boolean
}

/** Values of a record as stored, with its version and the properties that identify its edited part. */
export type StoredValues = AnyValues & { id: number; version?: number; means?: AnyValues }

/** Props that `formPage` passes to the form it renders. */
export interface FormBodyProps {
  noun: Noun
  head: { title: string; crumbs: { label: string; href: string }[] }
  /** Key of the draft and of the idempotency key. */
  form: string
  fields: AnyFields
  groups: Record<string, readonly string[]>
  check(values: AnyValues, translate: Translate): Partial<Record<string, string>>
  /** Converts a server response to form values. */
  read(record: unknown): StoredValues
  /** The edited record. */
  stored?: StoredValues
  saveAsDraft?: SaveAsDraft<AnyValues, unknown, string>
  /** Reason why the form is read-only. */
  locked?: string
  /** Side column. */
  aside?: ReactNode
  save(sent: AnyValues): Promise<unknown>
  pending: boolean
  error: ApiError | undefined
  clear(): void
  /** `message` is the locale key of the success message, where it is not the default. */
  done(id: number, message?: string): void
  cancel(): void
}
