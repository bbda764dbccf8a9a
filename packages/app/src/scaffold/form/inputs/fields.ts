import { formatDate, formatMoney, formatPhone, isDay, type Weekday } from '@zal/ui'
import type { StringSchema } from 'yup'
import { lazyInput } from './lazyInput.tsx'
import { isEmpty } from '../isEmpty.ts'
import type { FieldType, RuleContext, FormatContext } from '../form.types.ts'
import { lastDay, type DateLimit } from './lastDay.ts'
import { optionKey } from '../../i18n/index.ts'

/**
 * The field types that forms are declared with. `optional(type)` lets any of them stay empty and
 * sends null then.
 *
 * @example
 * fields: { name: text({ max: 120 }), phone2: optional(phone()), is_active: onOff({ initial: true
 * }) }
 */
export const text = (limits: TextLimits = {}): FieldType<string> => ({
  ...words(limits),
  render: lazyInput('text', { max: limits.max }),
})

/** Length limits in characters. */
export interface TextLimits {
  min?: number
  max?: number
}

/** Multi-line text. */
export const longText = (limits: TextLimits = {}): FieldType<string> => ({
  ...words(limits),
  wide: true,
  render: lazyInput('longText', { max: limits.max }),
})

/** Email address of at most 120 characters. */
export const email = (): FieldType<string> => ({
  ...words({ max: 120 }, (rule, { translate }) =>
    rule.matches(mail, { message: translate('form.email'), excludeEmptyString: true }),
  ),
  render: lazyInput('email'),
})
const mail = /^[^\s@]{1,64}@[^\s@]{1,50}\.[^\s@]{1,10}$/

/** A password that may stay empty; an empty one is not sent. Never stored in a draft. */
export const password = (): FieldType<string, string> => ({
  ...words({ max: 64 }),
  required: false,
  secret: true,
  render: lazyInput('password'),
  parse: () => '',
  serialize: (value) => value || (undefined as never),
})

/** Phone number in E.164 with the country's prefix: +998901234567. */
export const phone = (): FieldType<string> => ({
  ...words({}, (rule, { translate, country }) => {
    const prefix = country === 'KGZ' ? '+996' : '+998'
    return rule.test(
      'phone',
      translate('form.phone', { prefix, digits: 9 }),
      (value) => !value || (value.startsWith(prefix) && /^\+\d{12}$/.test(value)),
    )
  }),
  render: lazyInput('phone'),
  format: formatPhone,
})

/** Limits and initial value of a whole number. */
export interface NumberLimits {
  min?: number
  max?: number
  initial?: number
}

/** A whole number within limits. */
export const number = (limits: NumberLimits = {}): FieldType<number | null, number> => ({
  ...count(limits),
  render: lazyInput('number'),
})

/** Amount in whole UZS or KGS. */
export const money = (limits: NumberLimits = {}): FieldType<number | null, number> => ({
  ...count({ max: 1_000_000_000_000, ...limits }),
  render: lazyInput('money'),
  format: (value, { currency }) => formatMoney(value ?? 0, currency),
})

/** A day, YYYY-MM-DD; `until` limits it to the club's today or yesterday. */
export const date = ({ until }: { until?: DateLimit } = {}): FieldType<string> => ({
  initial: '',
  required: true,
  render: lazyInput('date', { until }),
  format: formatDate,
  rule: ({ yup, translate, today }) =>
    yup
      .string()
      .test('day', translate('form.date'), (day) => !day || isDay(day))
      .test(
        'until',
        translate(until === 'yesterday' ? 'form.before' : 'form.past'),
        (day) => !day || !until || day <= lastDay(until, today),
      ),
  parse: asText,
  serialize: (value) => value,
})

/** A time of day, HH:MM. */
export const time = (): FieldType<string> => ({
  initial: '',
  required: true,
  render: lazyInput('time'),
  rule: ({ yup, translate }) =>
    yup.string().matches(/^([01]\d|2[0-3]):[0-5]\d$/, {
      message: translate('form.time'),
      excludeEmptyString: true,
    }),
  parse: (stored) => asText(stored).slice(0, 5),
  serialize: (value) => value,
})

/** Days of the week, 1 is Monday. */
export const weekdays = (): FieldType<readonly Weekday[], Weekday[]> => ({
  initial: [],
  required: true,
  wide: true,
  render: lazyInput('weekdays'),
  rule: ({ yup, translate }) => yup.array().min(1, translate('form.choose')),
  parse: (stored) => (Array.isArray(stored) ? (stored as Weekday[]) : []),
  serialize: (value) => [...value],
})

/** A boolean; `initial` defaults to true. */
export const onOff = ({ initial = true } = {}): FieldType<boolean> => ({
  initial,
  required: false,
  render: lazyInput('onOff'),
  rule: ({ yup }) => yup.boolean(),
  parse: Boolean,
  serialize: (value) => value,
})

/** One of a few values, as segmented buttons; labels are `<noun>:options.<field>.<value>`. */
export const segments = <const V extends string | number>(
  values: readonly V[],
  { initial }: { initial?: V } = {},
): FieldType<V | null, V> => ({
  ...oneOf(values, initial),
  render: lazyInput('segments', { values }),
})

/** One of many values, as a select. */
export const choice = <const V extends string | number>(
  values: readonly V[],
  { initial }: { initial?: V } = {},
): FieldType<V | null, V> => ({
  ...oneOf(values, initial),
  render: lazyInput('choice', { values }),
})

/** Several of a few values, as a multi-select; labels as in `choice`. */
export const choices = <const V extends string | number>(
  values: readonly V[],
): FieldType<readonly V[], V[]> => ({
  initial: [],
  required: true,
  render: lazyInput('choices', { values }),
  rule: ({ yup, translate }) => yup.array().min(1, translate('form.choose')),
  parse: (stored) => values.filter((one) => Array.isArray(stored) && stored.includes(one)),
  serialize: (value) => [...value],
  format: (value, { noun, name, translate }) =>
    value.map((one) => translate(optionKey(noun, name, one))).join(', '),
})

/** The same field type without `required`; an empty value is sent as null. */
export const optional = <Value, Sent>(
  kind: FieldType<Value, Sent>,
): FieldType<Value, Sent | null> => ({
  ...kind,
  required: false,
  serialize: (value) => (isEmpty(value) ? null : kind.serialize(value)),
})

/** The same field type without `required`; an empty value is sent as it is. */
export const blank = <Value, Sent>(kind: FieldType<Value, Sent>): FieldType<Value, Sent> => ({
  ...kind,
  required: false,
})

const asText = (stored: unknown) => (typeof stored === 'string' ? stored : '')

type MoreRule = (
  rule: StringSchema<string | undefined>,
  tools: RuleContext,
) => StringSchema<string | undefined>

const words = ({ min, max }: TextLimits, more: MoreRule = (rule) => rule) => ({
  initial: '',
  required: true,
  rule: (tools: RuleContext) => {
    const { yup, translate, label: name } = tools
    let rule: StringSchema<string | undefined> = yup.string().trim()
    if (min) rule = rule.min(min, translate('form.min', { name, n: min }))
    if (max) rule = rule.max(max, translate('form.max', { name, n: max }))
    return more(rule, tools)
  },
  parse: asText,
  serialize: (value: string) => value.trim(),
})

const count = ({ min = 0, max, initial }: NumberLimits) => ({
  initial: initial ?? null,
  required: true,
  rule: ({ yup, translate }: RuleContext) => {
    const rule = yup
      .number()
      .nullable()
      .integer(translate('form.number'))
      .min(min, translate('form.least', { n: min }))
    return max === undefined ? rule : rule.max(max, translate('form.most', { n: max }))
  },
  parse: (stored: unknown) => (typeof stored === 'number' ? stored : null),
  serialize: (value: number | null) => value ?? 0,
})

const oneOf = <V extends string | number>(values: readonly V[], initial?: V) => ({
  initial: initial ?? null,
  required: true,
  rule: ({ yup, translate }: RuleContext) =>
    yup
      .mixed()
      .test(
        'choose',
        translate('form.choose'),
        (value) => isEmpty(value) || values.some((one) => one === value),
      ),
  parse: (stored: unknown) => values.find((one) => one === stored) ?? null,
  // The form submits only valid values, so the value is one of the list.
  serialize: (value: V | null) => value as V,
  format: (value: V | null, { noun, name, translate }: FormatContext) =>
    value === null ? '' : translate(optionKey(noun, name, value)),
})
