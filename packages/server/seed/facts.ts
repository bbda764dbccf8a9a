import { foldName, sortKey } from '@zal/api/fold'
import type { MerchantText } from './merchants.ts'
import type { Random } from './random.ts'
import type { MemberFacts } from './records.ts'
import type { Member, World } from './world.ts'

/** How members heard of the club, by the contract's numbers with weights: Instagram and friends first. */
const THROUGH: [number, number][] = [
  [2, 30],
  [5, 25],
  [12, 14],
  [8, 8],
  [9, 8],
  [6, 5],
  [1, 4],
  [10, 2],
  [4, 2],
  [3, 1],
  [11, 1],
]

/** Further fields of the member form, and data from partners and the mobile app. */
export function memberFacts(world: World, text: MerchantText, random: Random) {
  const everywhere = new Set(
    world.sales.flatMap((sale) => (sale.plan.isGlobal ? [sale.member] : [])),
  )
  return (member: Member): MemberFacts => {
    const { last_name, first_name, isKnown } = member
    const [line, latitude, longitude] = random.pick(text.streets)
    const isExternal = !isKnown && member.id % 70 === 35
    const stays = !isKnown && member.ending !== 'draft'
    return {
      isGlobal: everywhere.has(member),
      phone2: random.chance(0.05)
        ? `${text.prefix}${random.pick(text.operators)}${String(random.int(1_000_000, 9_999_999))}`
        : null,
      email: emailOf(member, random),
      through: isKnown || random.chance(0.15) ? null : random.weighed(THROUGH),
      address: random.chance(0.4)
        ? JSON.stringify({
            address_line: `${line}, ${random.int(1, 120)}`,
            latitude: near(latitude, random),
            longitude: near(longitude, random),
          })
        : null,
      status: member.ending === 'draft' || member.ending === 'inactive' ? member.ending : 'active',
      isExternal,
      isReadOnly: isExternal && member.id % 140 === 35,
      app: isKnown ? 'unbound' : appOf(stays && !isExternal && random.chance(0.15), member),
      words: foldName(`${last_name} ${first_name}`),
      sortKey: sortKey(last_name, first_name),
    }
  }
}

/** Some mobile users are not bound by the desk yet. */
const appOf = (hasApp: boolean, { id }: Member) => {
  if (!hasApp) return null
  return id % 5 === 0 ? 'unbound' : 'bound'
}

/** An e-mail for some of those with a name in Latin letters. */
function emailOf({ first_name, last_name, isKnown }: Member, random: Random): string | null {
  const letters = `${first_name.split(' ')[0]}.${last_name}`
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}ʻʼ]/gu, '')
  if (isKnown || !/^[a-z.]+$/.test(letters) || !random.chance(0.25)) return null
  return `${letters}${random.int(1, 99)}@${random.pick(['mail.uz', 'inbox.uz', 'mail.example'])}`
}

/** A coordinate within some hundred metres. */
function near(degrees: number, random: Random): number {
  return Math.round((degrees + (random.next() - 0.5) / 150) * 1e6) / 1e6
}
