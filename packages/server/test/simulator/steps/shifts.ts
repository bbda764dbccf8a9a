import { denominations } from '../../../src/modules/shift/shift.rules.ts'
import { book, drawerOf } from '../books.ts'
import { todayOf, type World } from '../world.ts'
import { because, somebody, type Make, type Step } from './step.ts'

const audit = 'shift.'

/** Opens a closed cash desk; at an open one moves cash, or counts and closes. */
export const keepDesk: Make = (world) => {
  const { chance, books } = world
  if (!books.shift || chance.percent(8)) return open(world)
  return chance.percent(60) ? move(world) : close(world)
}

export function open(world: World): Step {
  const { chance, books } = world
  const float = chance.pick([0, 200_000, 1 + chance.below(900_000)])
  return {
    name: 'open a shift',
    audit,
    isAlone: true,
    sending: {
      caller: somebody(world),
      method: 'POST',
      path: '/finance/shift/',
      body: { float },
    },
    must: () => (books.shift ? 409 : undefined),
    done: ({ body }) => {
      books.shift = { id: body.results.id }
      books.shifts.push(books.shift)
      if (float > 0) {
        book(books, { kind: 'float', day: todayOf(world) }, { cash: float, safe: -float })
      }
    },
  }
}

function move(world: World): Step | undefined {
  const { chance, books } = world
  const { shift } = books
  if (!shift) return undefined
  const direction = chance.pick(['in', 'out'] as const)
  const amount = 1 + chance.below(250_000)
  const signed = direction === 'in' ? amount : -amount
  return {
    name: `cash ${direction}`,
    audit,
    isAlone: true,
    sending: {
      caller: somebody(world),
      method: 'POST',
      path: `/finance/shift/${shift.id}/cash/`,
      body: { direction, amount, reason: 'Inkassatsiya' },
    },
    must: () => (drawerOf(books, shift.id) + signed < 0 ? 409 : undefined),
    done: () =>
      book(
        books,
        { kind: `cash_${direction}`, day: todayOf(world) },
        { cash: signed, safe: -signed },
      ),
  }
}

/** Counts the drawer, sometimes wrongly, in notes and coins. */
export function close(world: World): Step | undefined {
  const { chance, books } = world
  const { shift } = books
  if (!shift) return undefined
  const expected = drawerOf(books, shift.id)
  const wrong = chance.percent(70) ? 0 : chance.below(5000) - 2500
  const counted = Math.max(0, expected + wrong)
  const { notes, coins } = notesOf(counted)
  const isExplained = counted === expected || chance.percent(80)
  return {
    name: 'close a shift',
    audit,
    isAlone: true,
    sending: {
      caller: somebody(world),
      method: 'POST',
      path: `/finance/shift/${shift.id}/close/`,
      body: { notes, coins, ...(isExplained && { difference_reason: because }) },
    },
    must: () => (isExplained ? 200 : 409),
    done: () => {
      book(
        books,
        { kind: 'shift_close', day: todayOf(world) },
        { cash: -expected, safe: counted, cash_difference: expected - counted },
      )
      shift.closed = { expected, counted }
      books.shift = null
    },
  }
}

/** The largest notes first; the rest are coins. */
function notesOf(counted: number) {
  let coins = counted
  const notes = denominations.UZS.map((note) => {
    const count = Math.floor(coins / note)
    coins -= count * note
    return { note, count }
  })
  return { notes: notes.filter(({ count }) => count > 0), coins }
}
