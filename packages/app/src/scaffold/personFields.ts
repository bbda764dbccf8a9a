import type { Address, UploadedFile } from '@zal/ui'
import { face } from './face.tsx'
import type { TextLimits } from './fields.ts'
import type { FieldKind } from './form.types.ts'

/** Photo of a person, cropped by the user; the file id is sent. */
export const photo = (): FieldKind<UploadedFile | null, number | null> => ({
  initial: null,
  required: false,
  wide: true,
  draw: face('photo'),
  rule: ({ yup }) => yup.mixed(),
  toForm: (stored) => (stored ? (stored as UploadedFile) : null),
  toSent: (value) => (value ? Number(value.id) : null),
  show: (value, { say }) => value?.name ?? say('stale.empty'),
})

/** An address in the contract. */
export interface SentAddress {
  address_line: string
  latitude?: number | null
  longitude?: number | null
}

/** An address as text, with coordinates if known. */
export const address = ({ max = 250 }: TextLimits = {}): FieldKind<
  Address,
  SentAddress | null
> => ({
  initial: { text: '' },
  required: false,
  wide: true,
  draw: face('address', { max }),
  rule: ({ yup, say, label: name }) =>
    yup.object({ text: yup.string().max(max, say('form.max', { name, n: max })) }),
  toForm: (stored) => {
    const {
      address_line: line,
      latitude: lat,
      longitude: lng,
    } = (stored ?? {}) as Partial<SentAddress>
    const isPlaced = typeof lat === 'number' && typeof lng === 'number'
    return { text: line ?? '', ...(isPlaced && { lat, lng }) }
  },
  // A point without a name is sent with its coordinates as text.
  toSent: ({ text: line, lat, lng }) => {
    const words = line.trim() || (lat === undefined ? '' : `${lat}, ${lng}`)
    return words ? { address_line: words, latitude: lat ?? null, longitude: lng ?? null } : null
  },
  show: ({ text: line }, { say }) => line || say('stale.empty'),
})
