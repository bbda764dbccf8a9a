import { createInstance } from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import domain from '../../../../../locales/ru/domain.json' with { type: 'json' }
import receiptWords from '../../../../../locales/ru/receipt.json' with { type: 'json' }
import ui from '../../../../../locales/ru/ui.json' with { type: 'json' }
import { writeReceipt, type Receipt } from './receiptText.ts'

const i18n = createInstance()
beforeAll(() => i18n.init({ lng: 'en', resources: { ru: { domain, receipt: receiptWords, ui } } }))

const receipt: Receipt = {
  invoice_id: 118,
  type: 1,
  payment_date: '2026-02-01',
  payment_status: 'partial_refund',
  currency: 'UZS',
  language: 'uz',
  width: 80,
  footer: { uz: 'Rahmat!', ru: '', en: '' },
  seller: { name: 'Zal', address: 'Bunyodkor, 12', phone: '' },
  customer: 'Oʻgʻiloy Gʻ.',
  by: 'Malika T.',
  plan: 'Oylik',
  period: { start_date: '2026-02-01', end_date: '2026-03-02' },
  hours: null,
  subtotal: 400_000,
  discount_value: 10,
  discount_amount: 40_000,
  total: 360_000,
  returned: 60_000,
  payments: [{ payment_method: 3, amount: 360_000 }],
  items: [],
  reversals: [
    { id: 4, kind: 'partial_refund', date: '2026-02-03', payment_method: 1, amount: 60_000 },
  ],
}
const write = (changes: Partial<Receipt> = {}, reversal?: Receipt['reversals'][number]) =>
  writeReceipt({ ...receipt, ...changes }, { i18n, language: 'ru', reversal })

test('the slip of the sale, in a language that the person does not read', () => {
  const slip = write()
  expect(slip.facts).toContainEqual({ label: 'Клиент', value: 'Oʻgʻiloy Gʻ.' })
  expect(slip.lines).toEqual([{ name: 'Oylik', discount: 40_000, total: 360_000 }])
  expect(slip.totals.map(({ amount }) => amount)).toEqual([
    400_000, -40_000, 360_000, -60_000, 300_000,
  ])
  expect(slip.methods).toEqual([{ label: domain.method[3], amount: 360_000 }])
  expect(slip.stamp).toBeUndefined()
  expect(slip.about).toEqual(['Bunyodkor, 12'])
})

test('the slip of a refund shows the amount, the method and a line for the signature', () => {
  const slip = write({}, receipt.reversals[0])
  expect(slip.lines).toEqual([{ name: 'Oylik', total: 60_000 }])
  expect(slip.methods).toEqual([{ label: domain.method[1], amount: 60_000 }])
  expect(slip.stamp).toBe('refund')
  expect(slip.footer?.[0]).toContain('подпись')
})

test('the slip of a void shows the methods of the payment', () => {
  const slip = write(
    {},
    { id: 5, kind: 'void', date: '2026-02-01', payment_method: null, amount: 360_000 },
  )
  expect(slip.methods).toEqual([{ label: domain.method[3], amount: 360_000 }])
  expect(slip.stamp).toBe('void')
})

test('one-time services are listed line by line, and a guest has no name', () => {
  const items: Receipt['items'] = [
    { id: 1, service: 1, name: null, quantity: 2, price: 60_000, total: 120_000 },
    { id: 2, service: 5, name: 'Sochiq', quantity: 1, price: 5000, total: 5000 },
  ]
  const slip = write({ type: 3, plan: null, period: null, customer: null, items })
  expect(slip.lines).toMatchObject([
    { name: domain.service[1], count: expect.stringMatching(/^2 × 60.000$/), total: 120_000 },
    { name: 'Sochiq', total: 5000 },
  ])
  expect(slip.facts.map(({ label }) => label)).not.toContain('Клиент')
})

test('the words of the club come last, in the language of the slip', () => {
  expect(write().footer).toEqual([receiptWords.thanks])
  const footer = { uz: 'Rahmat!', ru: 'Ждём вас снова!', en: '' }
  expect(write({ footer }).footer).toEqual([receiptWords.thanks, 'Ждём вас снова!'])
  expect(write({ footer }, receipt.reversals[0]).footer?.at(-1)).toBe('Ждём вас снова!')
})
