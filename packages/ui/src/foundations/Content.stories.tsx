import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  DateText,
  Duration,
  formatDate,
  formatMoney,
  formatPhone,
  initials,
  Money,
  Phone,
} from '../index.ts'
import { Page } from './Page.tsx'
import { TokenSheet } from './TokenSheet.tsx'

const meta = { title: 'Foundations/Content' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Examples of wording in the three languages, good and bad. */
const voice = [
  {
    en: ['Sold on', 'The payment has been successfully completed!'],
    ru: ['Дата продажи', 'Платёж был успешно завершён!'],
    uz: ['Sotildi', 'Toʻlov muvaffaqiyatli yakunlandi!'],
    why: 'A noun and a verb, at most six words, never “successfully”.',
  },
  {
    en: ['350 000 of 400 000 entered — 50 000 left', 'Invalid amount'],
    ru: ['Введено 350 000 из 400 000, осталось 50 000', 'Неверная сумма'],
    uz: ['400 000 dan 350 000 kiritildi, 50 000 qoldi', 'Notoʻgʻri summa'],
    why: 'What is wrong and how to put it right, with the real numbers.',
  },
  {
    en: ['No members yet', 'Nothing found'],
    ru: ['Клиентов пока нет', 'Ничего не найдено'],
    uz: ['Hozircha mijoz yoʻq', 'Hech narsa topilmadi'],
    why: 'An empty list says what will stand there, and offers the first step.',
  },
  {
    en: ['Refund 450 000 UZS to Aziza Karimova?', 'Are you sure?'],
    ru: ['Вернуть 450 000 UZS клиенту Азиза Каримова?', 'Вы уверены?'],
    uz: ['Aziza Karimova: 450 000 UZS qaytarilsinmi?', 'Ishonchingiz komilmi?'],
    why: 'A question names the person and the sum.',
  },
]

const languages = ['uz', 'ru', 'en'] as const

export const Voice: Story = {
  render: () => (
    <Page
      title="Voice"
      lead="Short, calm and exact, as a good colleague at the desk speaks. All three languages are written at once, by people who speak them; Uzbek is in Latin script with ʻ after o and g and ʼ elsewhere."
    >
      {languages.map((language) => (
        <section key={language} lang={language}>
          <h2>{language}</h2>
          <TokenSheet
            head={[`We write (${language})`, 'We do not write', 'Because']}
            rows={voice.map((pair) => ({
              name: pair[language][0] ?? '',
              sample: pair[language][1],
              value: <span lang="en">{pair.why}</span>,
            }))}
          />
        </section>
      ))}
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sotildi')).toBeVisible()
  },
}

/** Components and functions that format numbers: the same in all languages. */
export const Catalog: Story = {
  render: () => (
    <Page
      title="Money, dates, phones, names"
      lead="One part and one function for each; nothing else in the product writes a figure. Thousands stand apart by a space that does not break, a minus is a minus, dates are DD/MM/YYYY."
    >
      <h2>Payment</h2>
      <TokenSheet
        head={['Written as', 'Shown as']}
        rows={[1_234_567, -50_000, 0].map((amount) => ({
          name: `<Money amount={${amount}} currency="UZS" />`,
          sample: <Money amount={amount} currency="UZS" />,
        }))}
      />
      <h2>Dates and times</h2>
      <TokenSheet
        head={['Written as', 'Shown as']}
        rows={[
          { name: '<DateText day="2026-11-21" />', sample: <DateText day="2026-11-21" /> },
          { name: '<Duration minutes={45} />', sample: <Duration minutes={45} /> },
          { name: '<Duration minutes={90} />', sample: <Duration minutes={90} /> },
        ]}
      />
      <h2>Phones</h2>
      <TokenSheet
        head={['Written as', 'Shown as']}
        rows={['+998901234567', '+996555123456'].map((phone) => ({
          name: `<Phone phone="${phone}" />`,
          sample: <Phone phone={phone} />,
        }))}
      />
      <h2>Names</h2>
      <TokenSheet
        head={['Name', 'Initials']}
        rows={[
          'Абдурахмонова Феруза Ҳамидуллаевна',
          'Gʻulomova Oʻgʻiloy',
          'Shodiyev Choʻlpon',
          'Цой Виктор',
        ].map((name) => ({ name, sample: initials(name) }))}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(formatMoney(-50_000, 'UZS')).toBe('−50\u00a0000\u00a0UZS')
    await expect(formatDate('2026-11-21')).toBe('21/11/2026')
    await expect(canvas.getByText(formatPhone('+998901234567'))).toBeVisible()
    await expect(canvas.getByText('Shodiyev Choʻlpon')).toBeVisible()
    await expect(canvas.getByText('ShCh')).toBeVisible()
  },
}

const counts = [0, 1, 2, 5, 11, 21, 1.5]

/** Plural forms; every message with a number has all of them. */
export const Plurals: Story = {
  render: () => (
    <Page
      title="Plurals"
      lead="Russian has four forms, Uzbek and English two. A message with a number is written in every form of its language; a check fails where one is missing."
    >
      <TokenSheet
        head={['Number', 'uz', 'ru', 'en']}
        rows={counts.map((count) => {
          const [uz, ru, en] = languages.map((one) => new Intl.PluralRules(one).select(count))
          return { name: String(count), sample: uz, value: ru, note: en }
        })}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByText('21').closest('tr')
    await expect(row).toHaveTextContent('21otheroneother')
  },
}
