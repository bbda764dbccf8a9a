import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { FactList } from '../FactList/index.ts'
import { Money } from '../Money/index.ts'
import { Card } from './Card.tsx'

const facts = [
  { label: 'Abonement', value: 'Yillik VIP (12 oy)' },
  { label: 'Naqd', value: <Money amount={300_000} currency="UZS" /> },
  { label: 'Karta', value: <Money amount={450_000} currency="UZS" /> },
]

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { title: 'Toʻlov', children: <FactList facts={facts} /> },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const NamesItsContent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Toʻlov' })).toBeVisible()
  },
}

export const Catalog: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1em', maxWidth: '30em' }}>
      <Card {...args} />
      <Card
        title="История оплат"
        flush
        actions={
          <Button size="xs" tone="outline">
            Экспорт
          </Button>
        }
      >
        <div style={{ padding: '1em' }}>№ 10 482</div>
      </Card>
      <Card>Sarlavhasiz karta</Card>
    </div>
  ),
}
