import { expect, it } from 'vitest'
import { formatParams, groupThousands, moneyParams } from './formatParams.ts'

it('sets thousands apart', () => {
  expect([0, 999, 1000, 350_000, 1_000_000_000_000, -80_000].map(groupThousands)).toEqual([
    '0',
    '999',
    '1\u00A0000',
    '350\u00A0000',
    '1\u00A0000\u00A0000\u00A0000\u00A0000',
    '\u221280\u00A0000',
  ])
})

it('shows amounts and days, leaves the rest and the count', () => {
  expect(formatParams({ amount: 1200, until: '2026-11-28', name: 'Oylik', count: 1000 })).toEqual({
    amount: '1\u00A0200',
    until: '28/11/2026',
    name: 'Oylik',
    count: 1000,
  })
})

it('says of money its currency', () => {
  const vars = { slots: 1200, ...moneyParams({ balance: -50_000, total: 400_000 }) }
  expect(formatParams(vars, 'KGS')).toEqual({
    slots: '1\u00A0200',
    balance: '\u221250\u00A0000\u00A0KGS',
    total: '400\u00A0000\u00A0KGS',
  })
})
