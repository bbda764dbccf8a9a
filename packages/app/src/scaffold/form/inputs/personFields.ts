import type { Address, UploadedFile } from '@zal/ui'
import { lazyInput } from './lazyInput.tsx'
import type { TextLimits } from './fields.ts'
import type { FieldType } from '../form.types.ts'

/** Photo of a person, cropped by the user; the file id is sent. */
export const photo = (): FieldType<UploadedFile | null, number | null> => ({
  initial: null,
  required: false,
  wide: true,
  render: lazyInput('photo'),
  rule: ({ yup }) => yup.mixed(),
  parse: (stored) => (stored ? (stored as UploadedFile) : null),
  serialize: (value) => (value ? Number(value.id) : null),
  format: (value, { translate }) => value?.name ?? translate('stale.empty'),
})

/** An address in the contract. */
export interface SentAddress {
  address_line: string
  latitude?: number | null
  longitude?: number | null
}

/** An address as text, with coordinates if known. */
export const address = ({ max = 250 }: TextLimits = {}): FieldType<
  Address,
  SentAddress | null
> => ({
  initial: { text: '' },
  required: false,
  wide: true,
  render: lazyInput('address', { max }),
  rule: ({ yup, translate, label: name }) =>
    yup.object({ text: yup.string().max(max, translate('form.max', { name, n: max })) }),
  parse: (stored) => {
    const {
      address_line: line,
      latitude: lat,
      longitude: lng,
    } = (stored ?? {}) as Partial<SentAddress>
    const isPlaced = typeof lat === 'number' && typeof lng === 'number'
    return { text: line ?? '', ...(isPlaced && { lat, lng }) }
  },
  // A point without a name is sent with its coordinates as text.
  serialize: ({ text: line, lat, lng }) => {
    const words = line.trim() || (lat === undefined ? '' : `${lat}, ${lng}`)
    return words ? { address_line: words, latitude: lat ?? null, longitude: lng ?? null } : null
  },
  format: ({ text: line }, { translate }) => line || translate('stale.empty'),
})
