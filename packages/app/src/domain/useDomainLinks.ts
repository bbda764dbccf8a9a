import { useAddress } from '../scaffold/routing/index.ts'
import { useClub } from '../scaffold/session/index.ts'

interface Person {
  id: number
  fullname: string
}

interface Holder extends Person {
  /** Whole units, if known. */
  balance?: number
}

/**
 * URLs for working with a member, and of the records that a notification names; undefined where the user may not go. The query names are the
 * specification's.
 */
export function useDomainLinks() {
  const to = useAddress()
  const own = useClub()
  const withQuery = (address: string | undefined, query: Record<string, string>) =>
    address && `${address}?${new URLSearchParams(query)}`
  return {
    /** In another club than that of the tab the address enters it. */
    profile: (person: Pick<Person, 'id'> | null, club = own) => {
      const address = person ? to('member', 'profile', person.id) : undefined
      return club === own ? address : withQuery(address, { location: String(club) })
    },
    sale: ({ id, fullname }: Person) =>
      withQuery(to('payment', 'register'), { customerId: String(id), customerFullName: fullname }),
    deposit: (holder: Holder) => withQuery(to('deposit', 'register'), holderIn(holder)),
    giveBack: (holder: Holder) => withQuery(to('deposit', 'return'), holderIn(holder)),
    checkin: ({ id }: Pick<Person, 'id'>) =>
      withQuery(to('checkin', 'register'), { memberId: String(id) }),
    payment: (number: string) => withQuery(to('payment', 'history'), { q: number }),
    deposits: () => to('deposit', 'list'),
    rights: (staff: number) => to('staff', 'rights', staff),
    waitingDevices: () => withQuery(to('setting', 'devices'), { status: 'pending' }),
    home: () => to('dashboard', 'today'),
    ownProfile: () => to('setting', 'profile'),
    imported: (id: number) => withQuery(to('member', 'import'), { import: String(id) }),
  }
}

const holderIn = ({ id, fullname, balance }: Holder) => ({
  memberId: String(id),
  fullname,
  ...(balance !== undefined && { balance: String(balance) }),
})
