import { useAddress } from '../scaffold/registry.tsx'

interface Person {
  id: number
  fullname: string
}

/** Where the desk goes with a member; undefined where the person may not go. The queries are the specification's. */
export function useWays() {
  const to = useAddress()
  const withQuery = (address: string | undefined, query: Record<string, string>) =>
    address && `${address}?${new URLSearchParams(query)}`
  return {
    profile: ({ id }: Pick<Person, 'id'>) => to('member', 'profile', id),
    sale: ({ id, fullname }: Person) =>
      withQuery(to('payment', 'register'), { customerId: String(id), customerFullName: fullname }),
    checkin: ({ id }: Pick<Person, 'id'>) =>
      withQuery(to('checkin', 'register'), { memberId: String(id) }),
  }
}
