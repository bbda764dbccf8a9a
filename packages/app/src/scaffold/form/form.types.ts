import type { ApiError } from '@zal/api'
import type { CurrencyLabel } from '@zal/ui'
import type { ComponentType, ReactNode } from 'react'
import type { Params } from 'react-router-dom'
import type { Schema } from 'yup'
import type { LabelOf, Noun } from '../../i18n/words.ts'
import type { Translate } from '../i18n/index.ts'

/** What a rule is written with: Yup, which is loaded only with a form, and the words. */
export interface RuleContext {
  yup: typeof import('yup')
  translate: Translate
  /** Label of the field, for texts that name it. */
  label: string
  country: 'UZB' | 'KGZ'
  currency: CurrencyLabel
  /** Day of the club, YYYY-MM-DD. */
  today: string
}

/** What a field of a form is drawn with. */
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
  /** Something of the field is under way, as an upload: the form waits with saving. */
  onBusy?(busy: boolean): void
}

/**
 * A kind of input: how it is drawn, what it holds while it is edited (`Value`), what it sends
 * (`Sent`), and its rule.
 */
export interface FieldType<Value, Sent = Value> {
  initial: Value
  required: boolean
  render(props: FieldRenderProps<Value>): ReactNode
  rule(tools: RuleContext): Schema
  /** From the record on the server to what is edited. */
  parse(stored: unknown): Value
  serialize(value: Value): Sent
  /** The value in words, where it is shown beside another one; nothing is not asked for. @default the value itself */
  format?(value: Value, words: FormatContext): string
  /** Never kept in a draft. */
  secret?: boolean
  /** Takes the whole width of the form. */
  wide?: boolean
}

/** What a value is put into words with. */
export interface FormatContext {
  noun: Noun
  name: string
  translate: Translate
  currency: CurrencyLabel
}

/** An input for every property that the body has, except those left out by name. */
export type FieldsFor<Create, Without extends keyof Create> = {
  [K in Exclude<keyof Create, Without> & string]-?: FieldType<
    unknown,
    Exclude<Create[K], undefined>
  >
}

/** What a form with these fields holds. */
export type ValuesOf<F> = {
  [K in keyof F]: F[K] extends FieldType<infer Value, infer _> ? Value : never
}

export type AnyFields = Record<string, FieldType<unknown, unknown>>
export type AnyValues = Record<string, unknown>

/** What `formPage` asks for, on registering and on editing: an input for every property of the body. */
export interface FormOptions<
  N extends Noun,
  One,
  Create,
  F extends FieldsFor<Create, Without>,
  Without extends keyof Create,
> {
  /** In the order of the form. */
  fields: F & { [K in keyof F]: K extends LabelOf<N> ? unknown : 'needs a label in fields' }
  /** Properties of the body that this form does not ask for. */
  without?: readonly Without[]
  /** Where the record holds properties of the body deeper than the body does. */
  flatten?(record: One, params: Params): Partial<Record<keyof F & string, unknown>>
  /** Fields under headings; the words are `<noun>:groups.<name>`. */
  groups?: Record<string, readonly (keyof F & string)[]>
  /** Rules between fields: the texts by field. */
  check?(values: ValuesOf<F>, translate: Translate): Partial<Record<keyof F & string, string>>
  /** Under a field, where whoever types looks: what follows from it, as a person who has the phone already. */
  under?: { [K in keyof F & string]?: ComponentType<UnderProps<ValuesOf<F>>> }
  /** Title of the form that edits a record, where the tab's own says too little. */
  titled?(record: One, translate: Translate, params: Params): string
  /** The record may be kept before it is complete. */
  saveAsDraft?: SaveAsDraft<Create, One, keyof F & string>
  /** Why this record cannot be changed; its fields are shown then and nothing is sent. */
  locked?(record: One, translate: Translate): string | undefined
  /** Which part of the record is meant: sent with every change, as it was when the form began. */
  means?(record: One, params: Params): Partial<Create>
  /** Names the draft, where two forms edit one noun. @default the noun */
  draft?(params: Params): string
  /** Tab to go to after success; one with an id opens the record. @default 'list' */
  after?: string
}

/** A second way to save, which asks only for a minimum. */
export interface SaveAsDraft<Create, One, Name extends string> {
  /** Fields that must be filled in even so. */
  needs: readonly Name[]
  /** Sent besides the fields by this way. */
  sends: Partial<Create>
  /** Sent besides the fields when a record that was kept unfinished is saved as a whole. */
  ends: Partial<Create>
  /** Whether a record is still unfinished. */
  isOpen(record: One): boolean
}

export interface UnderProps<Values> {
  values: Values
  /** Id of the record that is edited. */
  id: number | undefined
}

/** What `formPage` hands to the form that it draws. */
export interface FormBodyProps {
  noun: Noun
  head: { title: string; crumbs: { label: string; href?: string }[] }
  /** Names the draft and the key of an unanswered write. */
  form: string
  fields: AnyFields
  groups: Record<string, readonly string[]>
  check(values: AnyValues, translate: Translate): Partial<Record<string, string>>
  under: Partial<Record<string, ComponentType<UnderProps<AnyValues>>>>
  /** The record as the form holds it, from an answer of the server. */
  read(record: unknown): FormBodyProps['stored']
  /** The record that is edited. */
  stored?: AnyValues & { id: number; version?: number; means?: AnyValues }
  saveAsDraft?: SaveAsDraft<AnyValues, unknown, string>
  /** Why nothing can be changed. */
  locked?: string
  save(sent: AnyValues): Promise<unknown>
  pending: boolean
  error: ApiError | undefined
  clear(): void
  /** `told` is the key of what is said, where it is not the usual. */
  done(id: number, told?: string): void
  cancel(): void
}
