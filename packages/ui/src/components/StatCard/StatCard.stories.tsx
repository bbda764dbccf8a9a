import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from '../Money/index.ts'
import { StatCard } from './StatCard.tsx'

const meta = {
  title: 'Components/StatCard',
  component: StatCard,
  args: { label: 'Tashriflar', value: '184', note: '+12 ta', tone: 'good' },
} satisfies Meta<typeof StatCard>
export default meta
type Story = StoryObj<typeof meta>

export const LeadsToTheWholeStory: Story = {
  args: { href: '#checkin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Tashriflar/ })).toHaveAttribute(
      'href',
      '#checkin',
    )
  },
}

export const Catalog: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '0.75em',
        gridTemplateColumns: 'repeat(auto-fill, minmax(14em, 1fr))',
      }}
    >
      <StatCard
        label="Bugungi tushum"
        value={<Money amount={12_450_000} currency="UZS" />}
        note="+8% kechagiga nisbatan"
        tone="good"
      />
      <StatCard label="Tashriflar" value="184" note="+12 ta" tone="good" href="#checkin" />
      <StatCard label="Новые клиенты" value="9" note="на 2 меньше" tone="bad" />
      <StatCard
        label="Qarzdorlik"
        value={<Money amount={-1_280_000} currency="UZS" />}
        note="3 ta mijoz"
      />
      <StatCard
        label="Turnover of the year"
        value={<Money amount={3_240_000_000} currency="UZS" compact />}
      />
      <StatCard label="Depozit" value={undefined} />
    </div>
  ),
}
