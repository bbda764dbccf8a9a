import { clubLimits } from '@zal/api/fieldLimits'
import type { Translate } from '../../../scaffold/i18n/index.ts'
import { useCan, useInClosedClub } from '../../../scaffold/session/index.ts'
import { blank, formPage, optional, phone, reference, text } from '../../../scaffold/form/index.ts'
import { clubs as ownClubs } from '../../../domain/lists.ts'
import { ClubAside } from '../ClubAside.tsx'
import { clubs, type Club } from '../club.data.ts'
import { city, clubAddress, fixed, hours, logo, postalCode } from './clubFields.tsx'

const fields = {
  logo: logo(),
  name: text(clubLimits.name),
  phone: phone(),
  country: fixed('country'),
  currency: fixed('currency'),
  city: city(),
  county: blank(text(clubLimits.county)),
  address: clubAddress(),
  postal_code: optional(postalCode()),
  hours: hours(),
}
const groups = {
  club: ['logo', 'name', 'phone', 'country', 'currency'],
  address: ['city', 'county', 'address', 'postal_code'],
  hours: ['hours'],
} as const
const options = {
  fields,
  groups,
  flatten: ({ address_line, latitude, longitude }: Club) => ({
    address: { address_line, latitude, longitude },
  }),
  titled: ({ name }: Club) => name,
}

/** A new club may begin with the rooms, packages and classes of another one. */
export const register = formPage(clubs, {
  ...options,
  fields: { ...fields, copy_from: optional(reference(ownClubs)) },
  groups: { ...groups, copy: ['copy_from'] },
})

const ReadView = formPage(clubs, {
  ...options,
  without: ['copy_from'],
  locked: (_: Club, translate: Translate) => translate('club:readOnly'),
})

/** In a closed club that club can be activated, and no field of any club changes. */
const ClosedView = formPage(clubs, {
  ...options,
  without: ['copy_from'],
  aside: ClubAside,
  locked: ({ is_active }: Club, translate: Translate) =>
    translate(is_active ? 'club:closed.other' : 'club:closed.own'),
})

/** The form, or its read view in a closed club and without the right to change clubs. */
export const edit = function EditScreen() {
  const can = useCan()
  const inClosedClub = useInClosedClub()
  if (!can('gym', 'list', 'change')) return <ReadView />
  return inClosedClub ? <ClosedView /> : <Change />
}

const Change = formPage(clubs, { ...options, without: ['copy_from'], aside: ClubAside })
