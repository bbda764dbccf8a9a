import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusBadge } from '../Badge/index.ts'
import { Card } from '../Card/index.ts'
import { Money } from '../Money/index.ts'
import { factListDocs } from './FactList.docs.ts'
import { FactList } from './FactList.tsx'

const meta = {
  title: 'Components/FactList',
  component: FactList,
  args: {
    facts: [
      { label: 'Holati', value: <StatusBadge tone="success">Faol</StatusBadge> },
      { label: 'Tugaydi', value: '28/08/2026' },
      { label: 'Qolgan tashriflar', value: 7 },
      { label: 'Balans', value: <Money amount={250_000} currency="UZS" tone="signed" /> },
      { label: 'Muzlatilgan', value: null },
    ],
  },
  parameters: { part: factListDocs },
} satisfies Meta<typeof FactList>
export default meta
type Story = StoryObj<typeof meta>

export const WritesNothingAsADash: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible()
  },
}

export const WrapsLongWords: Story = {
  args: {
    facts: [
      {
        label: 'Manzil',
        value: 'Qoraqalpogʻiston Respublikasi, Nukus shahri, Doʻstlik guzari 118',
      },
      { label: 'Почта', value: 'gulomova.ogiloy.rahmatullayevna@zal.example' },
    ],
  },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await expect(canvas.getByText(/Nukus/)).toBeVisible()
  },
}

export const DontWriteSentences: Story = {
  tags: ['!test'],
  args: {
    facts: [
      {
        label: 'Izoh',
        value: 'Mijoz kecha kelib, abonementini keyingi oyga koʻchirishni soʻradi, javob kutmoqda.',
      },
    ],
  },
}

export const Catalog: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1em' }}>
      <Card style={{ maxWidth: '24em' }}>
        <FactList {...args} />
      </Card>
      <Card>
        <FactList {...args} layout="tiles" />
      </Card>
    </div>
  ),
}
