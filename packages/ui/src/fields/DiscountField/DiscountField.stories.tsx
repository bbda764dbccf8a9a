import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/stories/Kept.tsx'
import { discountFieldDocs } from './DiscountField.docs.ts'
import { DiscountField, type DiscountFieldProps } from './DiscountField.tsx'

const meta = {
  title: 'Fields/Discount',
  component: DiscountField,
  args: {
    label: 'Chegirma',
    currency: 'UZS',
    value: { kind: 'percent', value: null },
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Kept of={DiscountField} props={args} />,
  parameters: { part: discountFieldDocs },
} satisfies Meta<typeof DiscountField>
export default meta
type Story = StoryObj<typeof meta>

/** A percent that is too high stays as typed, with the error of the form. */
export const StaysAsTyped: Story = {
  args: { error: 'Butun foiz kiriting: 0 dan 100 gacha' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Chegirma')
    await userEvent.type(input, '101')
    await expect(input).toHaveValue('101')
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'percent', value: 101 })
    await userEvent.clear(input)
    await userEvent.type(input, '12,5')
    await expect(input).toHaveValue('12,5')
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'percent', value: 12.5 })
  },
}

export const ChangingTheKindEmptiesIt: Story = {
  args: { value: { kind: 'percent', value: 10 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('UZS'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'amount', value: null })
    await userEvent.type(canvas.getByLabelText('Chegirma'), '50k')
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'amount', value: 50_000 })
  },
}

/** A discount above the price without an error. */
export const DontGiveMoreThanThePrice: Story = {
  args: { label: 'Скидка', value: { kind: 'amount', value: 5_000_000 } },
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Chegirma')).toHaveFocus()
    await userEvent.keyboard('5')
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'percent', value: 5 })
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '%' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'amount', value: null })
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'percent', value: null })
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const Disabled: Story = {
  args: { value: { kind: 'percent', value: 10 }, disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Chegirma'), '5')
    await userEvent.click(canvas.getByText('UZS'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: DiscountFieldProps = {
  label: 'Chegirma',
  currency: 'UZS',
  value: { kind: 'percent', value: null },
  onChange: fn(),
}
export const Catalog: Story = {
  render: () => (
    <States
      of={DiscountField}
      states={[
        base,
        { ...base, value: { kind: 'percent', value: 10 } },
        { ...base, value: { kind: 'amount', value: 250_000 } },
        {
          ...base,
          label: 'Скидка',
          currency: 'KGS',
          value: { kind: 'amount', value: 6_000 },
          error: 'Скидка больше цены: напишите 5 000 или меньше',
        },
        { ...base, value: { kind: 'percent', value: 10 }, disabled: true },
      ]}
    />
  ),
}
