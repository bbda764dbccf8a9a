import { moneyDocs } from './Money.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { Money } from './Money.tsx'

const meta = {
  title: 'Components/Money',
  component: Money,
  parameters: { part: moneyDocs },
  args: { amount: 12_450_000, currency: 'UZS' },
} satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const NeverBreaks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 450 000 UZS').textContent).toBe(
      '12\u00a0450\u00a0000\u00a0UZS',
    )
  },
}

export const WritesATrueMinus: Story = {
  args: { amount: -80_000, tone: 'signed' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('\u221280')
  },
}

export const ShowsTheFullAmountOfAShortOne: Story = {
  args: { amount: 3_240_000_000, compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('3 240 000 000 UZS')).toBeVisible()
  },
}

export const DontShortenWhatIsPaid: Story = { args: { amount: 1_284_500, compact: true } }

export const Catalog: Story = {
  render: () => (
    <>
      <Shelf label="UZS, KGS">
        <Money amount={12_450_000} currency="UZS" />
        <Money amount={5_300} currency="KGS" />
        <Money amount={0} currency="UZS" />
        <Money amount={1_000_000_000_000} currency="UZS" />
      </Shelf>
      <Shelf label="signed">
        <Money amount={250_000} tone="signed" sign />
        <Money amount={-80_000} tone="signed" />
        <Money amount={0} tone="signed" />
      </Shelf>
      <Shelf label="compact">
        <Money amount={640_000} currency="UZS" compact />
        <Money amount={13_000_000} currency="UZS" compact />
        <Money amount={3_240_000_000} currency="UZS" compact />
      </Shelf>
    </>
  ),
}
