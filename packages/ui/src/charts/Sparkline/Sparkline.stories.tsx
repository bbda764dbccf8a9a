import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from '../../components/Money/index.ts'
import { StatCard } from '../../components/StatCard/index.ts'
import { card, cash } from '../shared/club.fixture.ts'
import { Sparkline } from './Sparkline.tsx'
import { sparklineDocs } from './Sparkline.docs.ts'

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  parameters: { part: sparklineDocs },
  args: { label: 'Yetti kunlik tushum', values: cash, currency: 'UZS' },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const UnderAFigure: Story = {
  render: (args) => (
    <div style={{ maxWidth: '20em' }}>
      <StatCard
        label="Bugungi tushum"
        value={<Money amount={6_450_000} currency="UZS" />}
        note={<Sparkline {...args} />}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const name = /^Yetti kunlik tushum: 4\s200\s000\sUZS → 6\s450\s000\sUZS$/
    await expect(canvas.getByRole('img', { name })).toBeVisible()
  },
}

export const DontUseItAlone: Story = { tags: ['!test'] }

export const Catalog: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5em', maxWidth: '24em' }}>
      <Sparkline {...args} />
      <Sparkline label="Посещения" values={[12, 18, 14, 22, 31]} tone="good" />
      <Sparkline label="New members" values={card.toReversed()} tone="bad" />
      <Sparkline label="Barqaror" values={[5, 5, 5]} />
      <Sparkline label="Bir kun" values={[5]} />
    </div>
  ),
}
