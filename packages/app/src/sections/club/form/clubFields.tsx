import { mergedHours } from '@zal/api/openingHours'
import type { OpeningHours, UploadedFile } from '@zal/ui'
import { lazy } from 'react'
import { address, text, type FieldType } from '../../../scaffold/form/index.ts'

const CityInput = lazy(async () => ({ default: (await import('./CityInput.tsx')).CityInput }))
const LogoInput = lazy(async () => ({ default: (await import('./LogoInput.tsx')).LogoInput }))
const HoursInput = lazy(async () => ({ default: (await import('./HoursInput.tsx')).HoursInput }))
const FixedInput = lazy(async () => ({ default: (await import('./FixedInput.tsx')).FixedInput }))

/** A city of the gazetteer; the stored one contains its name. */
export interface City {
  id: string
  name: string
}

/** City of the country of the business, sent by its key. */
export const city = (): FieldType<City | null, string> => ({
  initial: null,
  required: true,
  render: (props) => <CityInput {...props} />,
  rule: ({ yup }) => yup.mixed(),
  parse: (stored) => (stored ? (stored as City) : null),
  // A required field: the form does not submit while it is null.
  serialize: (value) => value?.id as string,
  format: (value) => value?.name ?? '',
})

const picture = (stored: unknown) => (stored ? (stored as UploadedFile) : null)

/** Logo, uploaded at once; the file id is sent. */
export const logo = (): FieldType<UploadedFile | null, number | null> => ({
  initial: null,
  required: false,
  wide: true,
  render: (props) => <LogoInput {...props} />,
  rule: ({ yup }) => yup.mixed(),
  parse: picture,
  serialize: (value) => (value ? Number(value.id) : null),
  format: (value, { translate }) => value?.name ?? translate('stale.empty'),
})

/** A fact that is set for the whole business, with the reason why it is locked. */
export const fixed = (fact: 'country' | 'currency'): FieldType<null> => ({
  initial: null,
  required: false,
  shown: true,
  render: (props) => <FixedInput {...props} fact={fact} />,
  rule: ({ yup }) => yup.mixed(),
  parse: () => null,
  serialize: () => null,
})

/** Six digits. */
export const postalCode = (): FieldType<string> => ({
  ...text({ max: 6 }),
  rule: ({ yup, translate }) =>
    yup
      .string()
      .trim()
      .matches(/^\d{6}$/, { message: translate('club:postalCode'), excludeEmptyString: true }),
})

interface SentAddress {
  address_line: string
  latitude?: number | null
  longitude?: number | null
}

/** Address of at least three characters, with its point on the map if known. */
export const clubAddress = (): FieldType<{ text: string }, SentAddress> => {
  const base = address()
  return {
    ...base,
    required: true,
    rule: ({ yup, translate }) =>
      yup.object({ text: yup.string().trim().min(3, translate('club:addressShort')) }),
    serialize: (value) => base.serialize(value) ?? { address_line: '' },
  }
}

const usual: OpeningHours = ([1, 2, 3, 4, 5, 6, 7] as const).map((week_day) => ({
  week_day,
  opens: '07:00',
  closes: '22:00',
}))
const time = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/

/** Opening hours by day of the week. */
export const hours = (): FieldType<
  OpeningHours,
  { week_day: 1; opens: string; closes: string }[]
> => ({
  initial: usual,
  required: false,
  wide: true,
  render: (props) => <HoursInput {...props} />,
  rule: ({ yup, translate }) =>
    yup.mixed<OpeningHours>().test('hours', (value = [], { createError }) => {
      const isTyped = value.every(({ opens, closes }) => time.test(opens) && time.test(closes))
      if (!isTyped) return createError({ message: translate('club:hoursTimes') })
      const isOrdered = value.every(({ opens, closes }) => opens < closes)
      return isOrdered || createError({ message: translate('club:hoursOrder') })
    }),
  parse: (stored) => (Array.isArray(stored) ? (stored as OpeningHours) : []),
  serialize: (value) => value as never,
  format: (value, { translate }) =>
    mergedHours(value)
      .map(({ from, to, times }) => {
        const days = [...new Set([from, to])].map((day) => translate(`domain:${day}`)).join('–')
        return times ? `${days} ${times.opens}–${times.closes}` : ''
      })
      .filter(Boolean)
      .join('; '),
})
