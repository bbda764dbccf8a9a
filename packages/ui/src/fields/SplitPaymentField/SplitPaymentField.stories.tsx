import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { BankIcon, CardIcon, CashIcon, WalletIcon } from '../../icons/index.ts'
import { Money } from '../../components/Money/index.ts'
import { Catalog as States, inForm, Kept } from '../shared/stories/Kept.tsx'
import type { PaymentMethod } from './PaymentPartRow.tsx'
import { wholePayment } from './split.ts'
import { splitPaymentFieldDocs } from './SplitPaymentField.docs.ts'
import { SplitPaymentField, type SplitPaymentFieldProps } from './SplitPaymentField.tsx'

const icon = { 'aria-hidden': true, size: 20 } as const
const methods: PaymentMethod[] = [
  { id: 1, label: 'Karta', icon: <CardIcon {...icon} /> },
  { id: 2, label: 'Terminal', icon: <BankIcon {...icon} /> },
  { id: 3, label: 'Naqd', icon: <CashIcon {...icon} /> },
  {
    id: 5,
    label: 'Depozit',
    icon: <WalletIcon {...icon} />,
    description: <Money amount={-80_000} currency="UZS" tone="signed" />,
  },
]
const total = 750_000

const meta = {
  title: 'Fields/SplitPayment',
  component: SplitPaymentField,
  args: {
    label: 'Toʻlov',
    hideLabel: true,
    total,
    currency: 'UZS',
    methods,
    value: wholePayment(total),
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Kept of={SplitPaymentField} props={args} />,
  parameters: { part: splitPaymentFieldDocs },
} satisfies Meta<typeof SplitPaymentField>
export default meta
type Story = StoryObj<typeof meta>

export const OnePartTakesAll: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Amount')).toHaveValue('750\u00a0000')
    await userEvent.click(canvas.getByRole('button', { name: /Method$/ }))
    const list = within(await screen.findByRole('listbox'))
    await userEvent.click(list.getByRole('option', { name: /^Naqd/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([{ method: 3, amount: total }])
  },
}

export const TheLastPartIsTheRemainder: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Amount'))
    await userEvent.type(canvas.getByLabelText('Amount'), '300000')
    await expect(canvas.getByText('450 000 UZS left')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add method' }))
    const second = canvas.getByLabelText('Part 2: Amount')
    await expect(second).toHaveValue('450\u00a0000')
    await expect(canvas.getByText('Remainder')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Part 1: Amount'), '{End}{Backspace}')
    await expect(second).toHaveValue('720\u00a0000')
  },
}

export const SaysWhatIsTooMuch: Story = {
  args: {
    value: [
      { method: 3, amount: 500_000, typed: true },
      { method: 1, amount: 300_000, typed: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/50 000 UZS too much/)).toBeVisible()
    await userEvent.click(lastRemove(canvas))
    await expect(canvas.getByLabelText('Amount')).toHaveValue('750\u00a0000')
  },
}

/**
 * With an open total, as on a deposit, nothing is prefilled, and removing a part lowers the sum.
 */
export const AnOpenTotal: Story = {
  args: { total: undefined, value: [{ method: 3, amount: 200_000, typed: true }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add method' }))
    const second = canvas.getByLabelText('Part 2: Amount')
    await expect(second).toHaveValue('')
    await userEvent.type(second, '50000')
    await expect(canvas.getByText('250 000 UZS')).toBeVisible()
    await userEvent.click(lastRemove(canvas))
    await expect(canvas.getByLabelText('Amount')).toHaveValue('200\u00a0000')
  },
}

/** A fixed part cannot be changed; the others can. */
export const AFixedPart: Story = {
  args: {
    value: [
      { method: 3, amount: 450_000, typed: true },
      { method: 1, amount: 300_000, typed: true, fixed: true },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Part 2: Amount')).toBeDisabled()
    await expect(canvas.getAllByRole('button', { name: 'Remove this method' })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Add method' }))
    await userEvent.click(lastRemove(canvas))
    await userEvent.clear(canvas.getByLabelText('Part 1: Amount'))
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { method: 3, amount: null, typed: true },
      { method: 1, amount: 300_000, typed: true, fixed: true },
    ])
  },
}

export const ThreePartsAtMost: Story = {
  args: {
    value: [
      { method: 3, amount: 300_000, typed: true },
      { method: 1, amount: 200_000, typed: true },
      { method: null, amount: 250_000 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('750 000 of 750 000 UZS')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add method' })).not.toBeInTheDocument()
  },
}

function WithDiscount(props: SplitPaymentFieldProps) {
  const [off, setOff] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setOff(150_000)}>
        Discount
      </button>
      <SplitPaymentField {...props} total={total - off} />
    </>
  )
}

export const FollowsANewTotal: Story = {
  render: (args) => <Kept of={WithDiscount} props={args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discount' }))
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toHaveValue('600\u00a0000'))
  },
}

/** An unassigned remainder without an error at the save button. */
export const DontLeaveItOpen: Story = {
  args: { label: 'Оплата', value: [{ method: 3, amount: 500_000, typed: true }] },
  globals: { language: 'ru' },
}

const sent = fn()

/** An error stands at the part and at the control that repairs it; no sum is called complete meanwhile. */
export const SaysWhichPartIsWrong: Story = {
  args: {
    value: [
      { method: 3, amount: 300_000, typed: true },
      { method: null, amount: 450_000 },
    ],
    errors: [undefined, { method: 'Qolgan 450 000 UZS qaysi usulda toʻlanishini tanlang' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Qolgan/)).toBeVisible()
    await expect(canvas.queryByText(/of 750 000/)).toBeNull()
  },
}

/** First amount, Enter, the place of the method: the second part is prefilled. */
export const Keyboard: Story = {
  decorators: [inForm(sent)],
  play: async ({ args, canvas }) => {
    sent.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Method$/ })).toHaveFocus()
    // The place in the list, not the id.
    await userEvent.keyboard('3')
    await expect(args.onChange).toHaveBeenLastCalledWith([{ method: 3, amount: total }])
    await userEvent.tab()
    await expect(canvas.getByLabelText('Amount')).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}300k{Enter}')
    const second = () => canvas.getByRole('button', { name: /Part 2: Method$/ })
    await waitFor(() => expect(second()).toHaveFocus())
    await userEvent.keyboard('1')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { method: 3, amount: 300_000, typed: true },
      { method: 1, amount: 450_000 },
    ])
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Part 2: Amount')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(lastRemove(canvas)).toHaveFocus()
    await userEvent.tab()
    const add = canvas.getByRole('button', { name: 'Add method' })
    await expect(add).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Part 3: Method$/ })).toHaveFocus(),
    )
    lastRemove(canvas).focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByLabelText('Part 2: Amount')).toHaveFocus())
  },
}

/** Remove button of the last part. */
function lastRemove(canvas: Pick<typeof screen, 'getAllByRole'>) {
  const last = canvas.getAllByRole('button', { name: 'Remove this method' }).at(-1)
  if (!last) throw new Error('No part can be removed')
  return last
}

export const Disabled: Story = {
  args: { value: wholePayment(total, 3), disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Amount'), '1')
    await expect(canvas.getByRole('button')).toBeDisabled()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: SplitPaymentFieldProps = {
  label: 'Toʻlov',
  hideLabel: true,
  total,
  currency: 'UZS',
  methods,
  value: wholePayment(total, 3),
  onChange: fn(),
}
export const Catalog: Story = {
  render: () => (
    <States
      of={SplitPaymentField}
      states={[
        base,
        {
          ...base,
          required: true,
          value: [
            { method: 3, amount: 300_000, typed: true },
            { method: 1, amount: 450_000 },
          ],
        },
        {
          ...base,
          error: 'Выберите способ оплаты',
          value: [{ method: null, amount: 500_000, typed: true }],
        },
        { ...base, disabled: true },
      ]}
    />
  ),
}
