import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@zal/ui'
import { expect, within } from 'storybook/test'
import { inSection } from '../../../testing/inSection.tsx'
import { phone } from '../../../testing/states.ts'
import type { Integrity } from './ledger.data.ts'
import { Proof } from './Proof.tsx'

const proof: Integrity = {
  checked_at: '2026-03-12T04:30:00Z',
  is_sound: false,
  checks: [
    { name: 'transactions', checked: 2412, faults: 0, rows: [] },
    {
      name: 'chain',
      checked: 2412,
      faults: 1,
      rows: [
        {
          record: 'transaction',
          id: 812,
          name: '812',
          expected: '9f3c2a71e04b',
          found: '51d07be2a9c3',
        },
      ],
    },
    { name: 'sealed', checked: 2412, faults: 0, rows: [] },
    {
      name: 'booked',
      checked: 806,
      faults: 2,
      rows: [
        { record: 'payment', id: 31, name: '28', expected: '400000', found: '350000' },
        { record: 'payment', id: 40, name: '36', expected: '12000000', found: '0' },
      ],
    },
    {
      name: 'balances',
      checked: 44,
      faults: 1,
      rows: [
        {
          record: 'member',
          id: 7,
          name: 'Gʻulomova Oʻgʻiloy',
          expected: '-500000',
          found: '-640000',
        },
      ],
    },
    {
      name: 'invoices',
      checked: 3,
      faults: 1,
      rows: [{ record: 'club', id: 1, name: 'Zal Chilonzor', expected: '812', found: '811' }],
    },
  ],
}

const meta = {
  title: 'Sections/Finance/Proof',
  component: inSection({
    list: () => (
      <Proof
        proof={proof}
        action={
          <Button tone="outline" size="sm">
            Check again
          </Button>
        }
      />
    ),
  }),
  parameters: { route: '/room/list' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const NamesWhatIsWrong: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('5 records don’t match')
    const invoices = within(canvas.getByRole('table', { name: 'Invoice numbers have no gaps' }))
    await expect(invoices.getByText('Club Zal Chilonzor')).toBeVisible()
    await expect(invoices.getByText('811')).toBeVisible()
    await expect(canvas.getByText('Payment № 28')).toBeVisible()
    const chain = within(canvas.getByRole('table', { name: 'No ledger entry was changed later' }))
    await expect(chain.getByText('Entry 812')).toBeVisible()
    await expect(chain.getByText('51d07be2a9c3')).toBeVisible()
  },
}

export const NamesItOnAPhone: Story = {
  ...phone(NamesWhatIsWrong),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('5 records don’t match')
    await expect(canvas.getByText('Club Zal Chilonzor')).toBeVisible()
  },
}
