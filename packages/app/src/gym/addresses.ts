interface Person {
  id: number
  fullname: string
}

/** Where a plan is sold to a member; the names are the specification's. */
export const saleFor = ({ id, fullname }: Person) =>
  `/payment/register?${new URLSearchParams({ customerId: String(id), customerFullName: fullname })}`

/** Where a member is let in. */
export const checkinOf = ({ id }: Pick<Person, 'id'>) => `/checkIn/register?memberId=${id}`

export const profileOf = ({ id }: Pick<Person, 'id'>) => `/members/profile/${id}`
