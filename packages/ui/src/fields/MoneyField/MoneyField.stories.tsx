import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NumberField } from '../NumberField/index.ts'
import { Catalog as States, inForm, Kept } from '../shared/Kept.tsx'
import { moneyFieldDocs } from './MoneyField.docs.ts'
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'

const meta = {
  title: 'Fields/Money',
  component: MoneyField,
  args: { label: 'Naqd', currency: 'UZS', value: null, onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={MoneyField} props={args} />,
  parameters: { part: moneyFieldDocs },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const GroupsThousandsWhileTyping: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Naqd'), '300000')
    await expect(canvas.getByLabelText('Naqd')).toHaveValue('300\u00a0000')
    await expect(args.onChange).toHaveBeenLastCalledWith(300_000)
  },
}

export const CleansWhatIsPasted: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Naqd')
    await userEvent.click(input)
    await userEvent.paste('1.200.000,00 soʻm')
    await expect(args.onChange).toHaveBeenLastCalledWith(1_200_000)
    await userEvent.clear(input)
    await userEvent.keyboard('450k')
    await expect(input).toHaveValue('450\u00a0000')
  },
}

/** T-60 Pasting thousands of spaces does not block the page. */
export const TakesAPageOfBlanks: Story = {
  args: { value: 300_000 },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Naqd')
    await userEvent.type(input, '5')
    await userEvent.paste(`${' '.repeat(8000)}x`)
    await expect(input).toHaveValue('3\u00a0000\u00a0005')
    await expect(input.maxLength).toBe(100)
  },
}

export const KeepsTheCaretInTheMiddle: Story = {
  args: { value: 30_000 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Naqd')
    await userEvent.type(input, '75', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    await expect(input).toHaveValue('3\u00a0750\u00a0000')
    await expect(input.selectionStart).toBe('3\u00a075'.length)
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(30_000)
  },
}

/** The unit belongs beside the amount, not in the label. */
export const DontHideTheCurrency: Story = {
  render: (args) => (
    <NumberField {...args} label="Сумма (в тысячах сум)" value={450} onChange={args.onChange} />
  ),
}

const sent = fn()

export const Keyboard: Story = {
  args: { value: 300_000 },
  decorators: [inForm(sent)],
  play: async ({ args, canvas }) => {
    sent.mockClear()
    await userEvent.tab()
    const input = canvas.getByLabelText<HTMLInputElement>('Naqd')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.keyboard('{End}{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(30_000)
    await userEvent.keyboard('x')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('5')
    await expect(args.onChange).toHaveBeenLastCalledWith(300_005)
    await userEvent.keyboard('{Control>}a{/Control}450k')
    await expect(args.onChange).toHaveBeenLastCalledWith(450_000)
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { value: 300_000, disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Naqd'), '1')
    await expect(canvas.getByLabelText('Naqd')).toHaveValue('300\u00a0000')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: MoneyFieldProps = { label: 'Naqd', currency: 'UZS', value: null, onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={MoneyField}
      states={[
        { ...base, placeholder: '0' },
        { ...base, value: 300_000, required: true },
        { ...base, value: 999_999_999_999, hint: 'Eng katta summa' },
        { ...base, label: 'Наличные', currency: 'KGS', value: 12_500 },
        {
          ...base,
          label: 'Amount',
          value: 350_000,
          error: '350 000 of 400 000 entered — 50 000 left',
        },
        { ...base, value: 300_000, disabled: true },
      ]}
    />
  ),
}
