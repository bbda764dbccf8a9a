import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { FreezeIcon } from '../../icons/index.ts'
import { badgeDocs } from './Badge.docs.ts'
import { Badge, StatusBadge, type StatusBadgeProps } from './Badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'VIP' },
  parameters: { part: badgeDocs },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

const tones = ['neutral', 'success', 'warning', 'info', 'danger', 'violet'] as const

type Look = Omit<StatusBadgeProps, 'children'>
type Words = readonly [uz: string, ru: string, en: string]
const languages = ['uz', 'ru', 'en'] as const

const memberships: [Look, Words][] = [
  [{ tone: 'success' }, ['Faol', 'Активен', 'Active']],
  [{ tone: 'info' }, ['Kutilmoqda', 'Ожидает', 'Pending']],
  [{ tone: 'info' }, ['Keyinroq boshlanadi', 'Начнётся позже', 'Starts later']],
  [{ tone: 'warning' }, ['Toʻlanmagan', 'Не оплачен', 'Unpaid']],
  [{ tone: 'info', icon: FreezeIcon }, ['Muzlatilgan', 'Заморожен', 'Frozen']],
  [{ tone: 'warning' }, ['Qisman qaytarilgan', 'Частичный возврат', 'Partly refunded']],
  [{ tone: 'danger' }, ['Qaytarishlar', 'Возвращён', 'Refunded']],
  [{ tone: 'danger' }, ['Bekor qilingan', 'Отменён', 'Voided']],
  [{ dimmed: true }, ['Muddati tugagan', 'Истёк', 'Expired']],
  [{ dimmed: true }, ['Nofaol', 'Неактивен', 'Inactive']],
  [{ dimmed: true }, ['Qoralamalar', 'Черновик', 'Draft']],
]

const payments: [Look, Words][] = [
  [{ tone: 'success' }, ['Toʻlangan', 'Оплачен', 'Paid']],
  [{ tone: 'info' }, ['Kutilmoqda', 'Ожидает', 'Pending']],
  [{ tone: 'warning' }, ['Qisman qaytarilgan', 'Частичный возврат', 'Partly refunded']],
  [{ tone: 'danger' }, ['Qaytarishlar', 'Возвращён', 'Refunded']],
  [{ tone: 'danger' }, ['Bekor qilingan', 'Отменён', 'Voided']],
]

const people: [Look, Words][] = [
  [{ tone: 'success' }, ['Faol', 'Активен', 'Active']],
  [{ dimmed: true }, ['Nofaol', 'Неактивен', 'Inactive']],
  [{ dimmed: true }, ['Qoralamalar', 'Черновик', 'Draft']],
]

function Statuses({ of }: { of: [Look, Words][] }) {
  return languages.map((language, at) => (
    <Shelf key={language} label={language}>
      {of.map(([look, words]) => (
        <StatusBadge key={words[at]} {...look}>
          {words[at]}
        </StatusBadge>
      ))}
    </Shelf>
  ))
}

export const SaysItsStateInWords: Story = {
  render: () => <StatusBadge tone="success">Faol</StatusBadge>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Faol')).toBeVisible()
  },
}

export const MembershipStatuses: Story = {
  render: () => <Statuses of={memberships} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Muzlatilgan').querySelector('svg')).toBeVisible()
    await expect(getComputedStyle(canvas.getByText('Истёк')).opacity).toBe('1')
  },
}

export const PaymentStatuses: Story = {
  render: () => <Statuses of={payments} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Частичный возврат')).toBeVisible()
  },
}

export const MemberStatuses: Story = {
  render: () => <Statuses of={people} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Qoralamalar')).toBeVisible()
  },
}

export const DontShout: Story = {
  tags: ['!test'],
  render: () => (
    <Shelf label="Gʻulomova Oʻgʻiloy">
      {['VIP', 'Yangi', 'Qarzdor', 'Tugʻilgan kun', 'Tashqi'].map((word, at) => (
        <Badge key={word} tone={tones[at + 1]}>
          {word}
        </Badge>
      ))}
    </Shelf>
  ),
}

export const Catalog: Story = {
  render: () => (
    <>
      <Shelf label="Badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Shelf>
      <Statuses of={memberships} />
      <Shelf label="dimmed">
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone} dimmed>
            {tone}
          </StatusBadge>
        ))}
      </Shelf>
    </>
  ),
}
