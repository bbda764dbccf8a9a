import { useAddress } from '../scaffold/registry.tsx'

interface Person {
  id: number
  fullname: string
}

interface Holder extends Person {
  /** Whole units, if known. */
  balance?: number
}

/**
 * URLs for working with a member; undefined where the user may not go. The query names are the
 * specification's.
 */
export function useWays() {
  const to = useAddress()
  const withQuery = (address: string | undefined, query: Record<string, string>) =>
    address && `${address}?${new URLSearchParams(query)}`
  return {
    profile: (person: Pick<Person, 'id'> | null) =>
      person ? to('member', 'profile', person.id) : undefined,
    sale: ({ id, fullname }: Person) =>
      withQuery(to('payment', 'register'), { customerId: String(id), customerFullName: fullname }),
    deposit: (holder: Holder) => withQuery(to('deposit', 'register'), holderIn(holder)),
    giveBack: (holder: Holder) => withQuery(to('deposit', 'return'), holderIn(holder)),
    checkin: ({ id }: Pick<Person, 'id'>) =>
      withQuery(to('checkin', 'register'), { memberId: String(id) }),
  }
}

const holderIn = ({ id, fullname, balance }: Holder) => ({
  memberId: String(id),
  fullname,
  ...(balance !== undefined && { balance: String(balance) }),
})
