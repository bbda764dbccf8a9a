import type { Digest } from './digest.figures.ts'

type Query = Readonly<Record<string, string | number>>
type OfClub = (club: number | null) => string | undefined

/** Addresses of the app with the rows of the figures. Lists show one club, which the address chooses. */
export interface Links {
  home: () => string
  profile: () => string
  work: () => string
  sales: (club: number | null) => string
  visits: OfClub
  newMembers: OfClub
  reversed: OfClub
  ending: OfClub
  debtors: OfClub
  unfrozen: OfClub
  birthdays: OfClub
  shifts: (club: number) => string
  actions: (club: number, staff: number) => string
  classes: (club: number) => string
  club: (club: number) => string
}

export function linksOf(appUrl: string, { day, reader }: Pick<Digest, 'day' | 'reader'>): Links {
  const to = (path: string, query: Query = {}) => {
    const entries = Object.entries(query).map(([name, value]) => [name, String(value)])
    const search = entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
    return `${appUrl}/${path}${search}`
  }
  const range = { start_date: day, end_date: day }
  const ofClub =
    (path: string, query: Query = {}): OfClub =>
    (club) =>
      club === null ? undefined : to(path, { ...query, location: club })
  const all = reader.clubs.map(({ id }) => id).join(',')
  return {
    home: () => to('dashboard/today'),
    profile: () => to('settings/profile'),
    work: () => to('alerts/list'),
    sales: (club) => to('dashboard/sales', { ...range, location: club ?? all }),
    visits: ofClub('checkIn/list', range),
    newMembers: ofClub('members/list', range),
    reversed: ofClub('payment/history', { ...range, status: 'reversed' }),
    ending: ofClub('members/list', { subscription: 'ends_soon' }),
    debtors: ofClub('deposit/debtors'),
    unfrozen: ofClub('alerts/list', { tab: 'unfreeze' }),
    birthdays: ofClub('alerts/list', { tab: 'birthday' }),
    shifts: (club) => to('finance/shift', { location: club }),
    actions: (club, staff) =>
      to('settings/audit', { kind: 'money', staff, ...range, location: club }),
    classes: (club) => to('classes/list', { location: club }),
    club: (club) => to('alerts/list', { tab: 'club', location: club }),
  }
}
