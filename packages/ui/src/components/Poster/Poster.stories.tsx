import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from '../QrCode/index.ts'
import { posterDocs } from './Poster.docs.ts'
import { Poster } from './Poster.tsx'

const hoursOf = (title: string, week: string, weekend: string) => ({
  title,
  rows: [
    { days: week, times: '07:00–22:00' },
    { days: weekend, times: '08:00–20:00' },
  ],
})

const meta = {
  title: 'Components/Poster',
  component: Poster,
  parameters: { part: posterDocs },
  args: {
    name: 'Zal Chilonzor',
    address: 'Toshkent, Bunyodkor shoh koʻchasi, 12',
    code: <QrCode size="lg" text="zal:club:1" label="QR" />,
    lines: [
      { code: 'UZ', text: 'Kirish uchun skanerlang' },
      { code: 'RU', text: 'Отсканируйте, чтобы войти' },
      { code: 'EN', text: 'Scan to check in' },
    ],
    hours: [
      hoursOf('Ish vaqti', 'Du–Ju', 'Sha–Ya'),
      hoursOf('Часы работы', 'Пн–Пт', 'Сб–Вс'),
      hoursOf('Opening hours', 'Mon–Fri', 'Sat–Sun'),
    ],
    foot: ['(+998) 71 200-11-22', '24/11/2026'],
  },
} satisfies Meta<typeof Poster>
export default meta
type Story = StoryObj<typeof meta>

export const DontWriteALongName: Story = {
  args: {
    name: 'Respublika sogʻlomlashtirish va jismoniy tarbiya majmuasi Chilonzor filiali 2-bino',
  },
}

export const OnPaperOnly: Story = {
  args: { paperOnly: true },
  play: async () => {
    await expect(document.querySelector('article')).not.toBeVisible()
  },
}

export const Catalog: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR' })).toBeVisible()
  },
}
