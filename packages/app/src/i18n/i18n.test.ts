import { expect, test } from 'vitest'
import { createWords, speak } from './i18n.ts'
import { languages } from './words.ts'

test.each(languages)(
  'in %s the desk names sections before their own words come',
  async (language) => {
    const i18n = await createWords(language)
    expect(i18n.t('menu:payment.title')).not.toBe('payment.title')
    expect(i18n.t('member:fields.phone')).not.toBe('fields.phone')
    expect(i18n.hasLoadedNamespace('payment')).toBe(false)
    expect(i18n.hasLoadedNamespace('errors')).toBe(false)
  },
)

test.each(languages)('returns the requested texts in %s', async (language) => {
  const i18n = await createWords(language)
  await i18n.loadNamespaces('payment')
  expect(i18n.t('payment:fields.customer')).toBe(
    (await createWords(language, 'all')).t('payment:fields.customer'),
  )
  expect(i18n.hasLoadedNamespace('payment')).toBe(true)
})

test('loads the used namespaces of another language before the switch', async () => {
  const i18n = await createWords('en')
  await i18n.loadNamespaces('payment')
  const seen: string[] = []
  i18n.on('languageChanged', () => seen.push(i18n.t('payment:fields.customer')))
  await speak(i18n, 'ru', 'start')
  expect(seen).toEqual([(await createWords('ru', 'all')).t('payment:fields.customer')])
  expect(seen).not.toEqual([(await createWords('en', 'all')).t('payment:fields.customer')])
})

test('a text that was looked up once is another one in another language', async () => {
  const i18n = await createWords('en', 'all')
  const t = i18n.getFixedT(null, 'payment')
  const [en, ru] = [
    t('fields.customer'),
    (await createWords('ru', 'all')).t('payment:fields.customer'),
  ]
  expect(t('fields.customer')).toBe(en)
  await speak(i18n, 'ru')
  expect(t('fields.customer')).toBe(ru)
  expect(ru).not.toBe(en)
})

test('returns a text requested before it was loaded once it has loaded', async () => {
  const i18n = await createWords('en')
  const t = i18n.getFixedT(null, 'payment')
  expect(t('fields.customer')).toBe('fields.customer')
  await i18n.loadNamespaces('payment')
  expect(t('fields.customer')).toBe((await createWords('en', 'all')).t('payment:fields.customer'))
})

test('a text with values has those of each time', async () => {
  const i18n = await createWords('en', 'all')
  const t = i18n.getFixedT(null, 'shell')
  expect([1, 2].map((number) => t('alerts.void', { number }))).toEqual([
    'Invoice 1 voided',
    'Invoice 2 voided',
  ])
})

test.each([
  ['uz', '20\u00a0433 ta maydonni tekshiring'],
  ['ru', 'Проверьте 20\u00a0433 поля'],
  ['en', 'Check 20\u00a0433 fields'],
] as const)('in %s how many there are is written with spaces', async (language, words) => {
  const { t } = await createWords(language, 'all')
  expect(t('common:form.check', { count: 20_433 })).toBe(words)
})

test('a number that names something is written as it is', async () => {
  const { t } = await createWords('en', 'all')
  expect(t('payment:done.number', { number: 20_433 })).toBe('Payment 20433')
})

test.each(languages)('UX-21 in %s no help is longer than 160 characters', async (language) => {
  const help = (await createWords(language, 'all')).getResourceBundle(language, 'help')
  const texts = Object.values<{ text: string }>(help).map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(3)
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(160)
})
