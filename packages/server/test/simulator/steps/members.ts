import { addDays } from '../../../src/domain/membershipDates.ts'
import { todayOf } from '../world.ts'
import { onePayment, somebody, type Make } from './step.ts'

export const freeze: Make = async (world) => {
  const membership = onePayment(world)?.membership
  if (!membership) return undefined
  const path = `/management/memberships/${membership}/freeze/`
  const desk = world.as('manager')
  const { body } = await desk.get(path)
  const start = addDays(todayOf(world), world.chance.below(4))
  return {
    name: 'freeze',
    audit: 'membership.',
    sending: {
      caller: desk,
      method: 'PATCH',
      path,
      body: world.chance.percent(30)
        ? { status: 'active', version: body.results.version }
        : {
            status: 'freeze',
            start_date: start,
            end_date: addDays(start, 1 + world.chance.below(20)),
            version: body.results.version,
          },
      isGuarded: true,
    },
    done: () => {},
  }
}

export const enter: Make = (world) => ({
  name: 'check in',
  audit: 'checkin.created',
  sending: {
    caller: somebody(world),
    method: 'POST',
    path: '/check-in/register/',
    body: { customer: world.chance.pick(world.members), confirm: true },
  },
  done: ({ body }) => {
    const { checkin } = body.results
    if (checkin) world.visits.push(checkin.id)
  },
})

export const takeBack: Make = (world) => {
  if (world.visits.length === 0) return undefined
  const id = world.chance.pick(world.visits)
  return {
    name: 'take back',
    audit: 'checkin.removed',
    sending: {
      caller: world.as('manager'),
      method: 'DELETE',
      path: `/check-in/register/${id}/`,
      isGuarded: true,
    },
    done: () => world.visits.splice(world.visits.indexOf(id), 1),
  }
}
