import { expect, test } from 'vitest'
import { createShortcuts } from './shortcuts.ts'

/** Character of a key code; keys without a character keep their name. */
const charOf = (code: string) => code.replace(/^(Key|Digit)/, '').replace('Slash', '/')

/** A keyboard with a manual clock and timers. */
function keyboard(single = true) {
  const done: string[] = []
  let now = 0
  let timers: { at: number; call: () => void }[] = []
  const press = createShortcuts(
    () => ({
      go: { R: () => done.push('rooms') },
      single: { C: () => done.push('check in') },
      search: () => done.push('search'),
      help: () => done.push('help'),
      fold: () => done.push('fold'),
    }),
    () => single,
    (ms, call) => {
      const timer = { at: now + ms, call }
      timers.push(timer)
      return () => void (timers = timers.filter((one) => one !== timer))
    },
  )
  const pass = (ms: number) => {
    now += ms
    const due = timers.filter(({ at }) => at <= now)
    timers = timers.filter(({ at }) => at > now)
    for (const { call } of due) call()
  }
  const keys = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
  return {
    done,
    pass,
    press: (code: string, held: Partial<typeof keys> & { key?: string } = {}) =>
      press({ code, key: charOf(code), timeStamp: now, ...keys, ...held }),
    isHeld: (code: string) => press.isHeld({ code, timeStamp: now }),
    isNobodys: (code: string, key: string) =>
      press.isNobodys({ code, key, timeStamp: now, ...keys }),
  }
}

test('UX-02 opens a section by G and a letter, in any keyboard layout and at any speed', () => {
  const { done, press, pass } = keyboard()
  pass(1000)
  press('KeyG')
  press('KeyR')
  pass(100)
  expect(done).toEqual(['rooms'])
})

test('UX-02 G that is held waits as long', () => {
  const { done, press, pass, isHeld } = keyboard()
  pass(1000)
  press('KeyG')
  for (let repeat = 0; repeat < 3; repeat += 1) {
    pass(1000)
    expect(isHeld('KeyG')).toBe(true)
  }
  press('KeyR')
  pass(100)
  expect(done).toEqual(['rooms'])
  expect(isHeld('KeyG')).toBe(false)
})

test('folds the menu by a bracket', () => {
  const { done, press, pass } = keyboard()
  pass(1000)
  press('BracketLeft', { key: '[' })
  pass(100)
  expect(done).toEqual(['fold'])
})

test('UX-02 G alone is forgotten after a while', () => {
  const { done, press, pass } = keyboard()
  pass(1000)
  press('KeyG')
  pass(2000)
  press('KeyR')
  pass(100)
  expect(done).toEqual([])
})

test('UX-02 a letter right behind Enter acts: a scan is of characters', () => {
  const { done, press, pass } = keyboard()
  pass(1000)
  press('Enter')
  pass(30)
  press('KeyC')
  pass(100)
  expect(done).toEqual(['check in'])
})

test('UX-02 a letter acts, a scan does not', () => {
  const { done, press, pass } = keyboard()
  pass(1000)
  press('KeyC')
  pass(100)
  expect(done).toEqual(['check in'])
  for (const code of ['KeyC', 'Digit4', 'Digit5', 'KeyC', 'Enter']) {
    press(code)
    pass(20)
  }
  pass(1000)
  expect(done).toEqual(['check in'])
})

test('UX-01 the search opens at once by slash and by Ctrl K, the list of keys by a question mark', () => {
  const { done, press, pass } = keyboard()
  pass(1000)
  expect(press('Slash')).toBe(true)
  expect(press('KeyK', { ctrlKey: true })).toBe(true)
  pass(1000)
  press('ShiftLeft', { shiftKey: true })
  press('Slash', { shiftKey: true })
  expect(done).toEqual(['search', 'search', 'help'])
})

test('the question mark of a Russian layout is on another key', () => {
  const { done, press, pass } = keyboard()
  pass(1000)
  press('Digit7', { shiftKey: true, key: '?' })
  expect(done).toEqual(['help'])
})

test('single keys can be switched off; Ctrl K stays', () => {
  const { done, press, pass } = keyboard(false)
  pass(1000)
  press('KeyC')
  press('Slash')
  press('KeyK', { metaKey: true })
  pass(1000)
  expect(done).toEqual(['search'])
})

test('UX-02 a scan moves no row and opens none with its Enter', () => {
  const { pass, isNobodys } = keyboard()
  pass(1000)
  const scanned = ['KeyJ', 'Digit4', 'KeyK', 'KeyX', 'Enter'].map((code) => {
    pass(15)
    return isNobodys(code, code === 'Enter' ? 'Enter' : code.slice(-1))
  })
  expect(scanned).toEqual([false, true, true, true, true])
  pass(400)
  expect([isNobodys('KeyJ', 'о'), isNobodys('Enter', 'Enter')]).toEqual([false, true])
  pass(400)
  expect(isNobodys('Enter', 'Enter')).toBe(false)
})

test('UX-02 with single keys off the letters of lists mean nothing; arrows and Enter stay', () => {
  const { pass, isNobodys } = keyboard(false)
  const answers = ['KeyJ', 'KeyK', 'KeyX', 'ArrowDown', 'Enter'].map((code) => {
    pass(1000)
    return isNobodys(code, code.startsWith('Key') ? code.slice(-1) : code)
  })
  expect(answers).toEqual([true, true, true, false, false])
})
