import { formatDate, formatMoney, formatPhone, isDay, type Weekday } from '@zal/ui'
import type { StringSchema } from 'yup'
import { face } from './face.tsx'
import { isEmpty } from './isEmpty.ts'
import type { FieldKind, RuleTools, ShowWords } from './form.types.ts'
import { lastDay, type Until } from './lastDay.ts'
import { optionKey } from './say.ts'

/**
 * The field types that forms are declared with. `optional(type)` lets any of them stay empty and
 * sends null then.
 *
 * @example
 * fields: { name: text({ max: 120 }), phone2: optional(phone()), is_active: onOff({ initial: true
 * }) }
 */
export const text = (limits: TextLimits = {}): FieldKind<string> => ({
  ...words(limits),
  draw: face('text', { max: limits.max }),
})

/** Length limits in characters. */
export interface TextLimits {
  min?: number
  max?: number
}

/** Multi-line text. */
export const longText = (limits: TextLimits = {}): FieldKind<string> => ({
  ...words(limits),
  wide: true,
  draw: face('longText', { max: limits.max }),
})

/** Email address of at most 120 characters. */
export const email = (): FieldKind<string> => ({
  ...words({ max: 120 }, (rule, { say }) =>
    rule.matches(mail, { message: say('form.email'), excludeEmptyString: true }),
  ),
  draw: face('email'),
})
const mail = /^[^\s@]{1,64}@[^\s@]{1,50}\.[^\s@]{1,10}$/

/** Phone number in E.164 with the country's prefix: +998901234567. */
export const phone = (): FieldKind<string> => ({
  ...words({}, (rule, { say, country }) => {
    const prefix = country === 'KGZ' ? '+996' : '+998'
    return rule.test(
      'phone',
      say('form.phone', { prefix, digits: 9 }),
      (value) => !value || (value.startsWith(prefix) && /^\+\d{12}$/.test(value)),
    )
  }),
  draw: face('phone'),
  show: formatPhone,
})

/** Limits and initial value of a whole number. */
export interface NumberLimits {
  min?: number
  max?: number
  initial?: number
}

/** A whole number within limits. */
export const number = (limits: NumberLimits = {}): FieldKind<number | null, number> => ({
  ...count(limits),
  draw: face('number'),
})

/** Amount in whole UZS or KGS. */
export const money = (limits: NumberLimits = {}): FieldKind<number | null, number> => ({
  ...count({ max: 1_000_000_000_000, ...limits }),
  draw: face('money'),
  show: (value, { currency }) => formatMoney(value ?? 0, currency),
})

/** A day, YYYY-MM-DD; `until` limits it to the club's today or yesterday. */
export const date = ({ until }: { until?: Until } = {}): FieldKind<string> => ({
  initial: '',
  required: true,
  draw: face('date', { until }),
  show: formatDate,
  rule: ({ yup, say, today }) =>
    yup
      .string()
      .test('day', say('form.date'), (day) => !day || isDay(day))
      .test(
        'until',
        say(until === 'yesterday' ? 'form.before' : 'form.past'),
        (day) => !day || !until || day <= lastDay(until, today),
      ),
  toForm: asText,
  toSent: (value) => value,
})

/** A time of day, HH:MM. */
export const time = (): FieldKind<string> => ({
  initial: '',
  required: true,
  draw: face('time'),
  rule: ({ yup, say }) =>
    yup.string().matches(/^([01]\d|2[0-3]):[0-5]\d$/, {
      message: say('form.time'),
      excludeEmptyString: true,
    }),
  toForm: (stored) => asText(stored).slice(0, 5),
  toSent: (value) => value,
})

/** Days of the week, 1 is Monday. */
export const weekdays = (): FieldKind<readonly Weekday[], Weekday[]> => ({
  initial: [],
  required: true,
  wide: true,
  draw: face('weekdays'),
  rule: ({ yup, say }) => yup.array().min(1, say('form.choose')),
  toForm: (stored) => (Array.isArray(stored) ? (stored as Weekday[]) : []),
  toSent: (value) => [...value],
})

/** A boolean; `initial` defaults to true. */
export const onOff = ({ initial = true } = {}): FieldKind<boolean> => ({
  initial,
  required: false,
  draw: face('onOff'),
  rule: ({ yup }) => yup.boolean(),
  toForm: Boolean,
  toSent: (value) => value,
})

/** One of a few values, as segmented buttons; labels are `<noun>:options.<field>.<value>`. */
export const segments = <const V extends string | number>(
  values: readonly V[],
  { initial }: { initial?: V } = {},
): FieldKind<V | null, V> => ({
  ...oneOf(values, initial),
  draw: face('segments', { values }),
})

/** One of many values, as a select. */
export const choice = <const V extends string | number>(
  values: readonly V[],
  { initial }: { initial?: V } = {},
): FieldKind<V | null, V> => ({
  ...oneOf(values, initial),
  draw: face('choice', { values }),
})

/** Several of a few values, as a multi-select; labels as in `choice`. */
export const choices = <const V extends string | number>(
  values: readonly V[],
): FieldKind<readonly V[], V[]> => ({
  initial: [],
  required: true,
  draw: face('choices', { values }),
  rule: ({ yup, say }) => yup.array().min(1, say('form.choose')),
  toForm: (stored) => values.filter((one) => Array.isArray(stored) && stored.includes(one)),
  toSent: (value) => [...value],
  show: (value, { noun, name, say }) =>
    value.map((one) => say(optionKey(noun, name, one))).join(', '),
})

/** The same field type without `required`; an empty value is sent as null. */
export const optional = <Value, Sent>(
  kind: FieldKind<Value, Sent>,
): FieldKind<Value, Sent | null> => ({
  ...kind,
  required: false,
  toSent: (value) => (isEmpty(value) ? null : kind.toSent(value)),
})

/** The same field type without `required`; an empty value is sent as it is. */
export const blank = <Value, Sent>(kind: FieldKind<Value, Sent>): FieldKind<Value, Sent> => ({
  ...kind,
  required: false,
})

const asText = (stored: unknown) => (typeof stored === 'string' ? stored : '')

type MoreRule = (
  rule: StringSchema<string | undefined>,
  tools: RuleTools,
) => StringSchema<string | undefined>

const words = ({ min, max }: TextLimits, more: MoreRule = (rule) => rule) => ({
  initial: '',
  required: true,
  rule: (tools: RuleTools) => {
    const { yup, say, label: name } = tools
    let rule: StringSchema<string | undefined> = yup.string().trim()
    if (min) rule = rule.min(min, say('form.min', { name, n: min }))
    if (max) rule = rule.max(max, say('form.max', { name, n: max }))
    return more(rule, tools)
  },
  toForm: asText,
  toSent: (value: string) => value.trim(),
})

const count = ({ min = 0, max, initial }: NumberLimits) => ({
  initial: initial ?? null,
  required: true,
  rule: ({ yup, say }: RuleTools) => {
    const rule = yup
      .number()
      .nullable()
      .integer(say('form.number'))
      .min(min, say('form.least', { n: min }))
    return max === undefined ? rule : rule.max(max, say('form.most', { n: max }))
  },
  toForm: (stored: unknown) => (typeof stored === 'number' ? stored : null),
  toSent: (value: number | null) => value ?? 0,
})

const oneOf = <V extends string | number>(values: readonly V[], initial?: V) => ({
  initial: initial ?? null,
  required: true,
  rule: ({ yup, say }: RuleTools) =>
    yup
      .mixed()
      .test(
        'choose',
        say('form.choose'),
        (value) => isEmpty(value) || values.some((one) => one === value),
      ),
  toForm: (stored: unknown) => values.find((one) => one === stored) ?? null,
  // The form submits only valid values, so the value is one of the list.
  toSent: (value: V | null) => value as V,
  show: (value: V | null, { noun, name, say }: ShowWords) =>
    value === null ? '' : say(optionKey(noun, name, value)),
})
