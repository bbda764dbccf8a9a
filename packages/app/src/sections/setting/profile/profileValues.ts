import type { UploadedFile } from '@zal/ui'
import { isEqual } from '../../../scaffold/platform/index.ts'
import type { Profile } from './profile.data.ts'

/** Values of the form of the own profile. */
export interface Values {
  first_name: string
  last_name: string
  phone: string
  birth_date: string
  avatar: UploadedFile | null
}

/** Fields in the order of the form. */
export const names = ['avatar', 'first_name', 'last_name', 'phone', 'birth_date'] as const

export const valuesOf = ({
  first_name,
  last_name,
  phone,
  birth_date,
  avatar,
}: Profile): Values => ({
  first_name,
  last_name,
  phone,
  birth_date: birth_date ?? '',
  avatar: avatar && { ...avatar },
})

/** Names of the fields that differ from the record. */
export const changedIn = (values: Values, record: Profile): (keyof Values)[] => {
  const before = valuesOf(record)
  return names.filter((name) =>
    name === 'avatar'
      ? values.avatar?.id !== before.avatar?.id
      : !isEqual(values[name], before[name]),
  )
}

/**
 * The record that a change is based on: the one that was read last, where the fields of the form are the same in both. The
 * cards beside the form, such as the password, make a new version of it.
 */
export const latest = (before: Profile, read: Profile): Profile =>
  read.version > before.version && changedIn(valuesOf(before), read).length === 0 ? read : before

/** The changed fields as the contract takes them. */
export function bodyOf(values: Values, record: Profile) {
  const changed = changedIn(values, record)
  const whole = {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    phone: values.phone,
    birth_date: values.birth_date || null,
    avatar: values.avatar ? Number(values.avatar.id) : null,
  }
  const sent = Object.fromEntries(changed.map((name) => [name, whole[name]]))
  return { ...(sent as Partial<typeof whole>), version: record.version }
}
