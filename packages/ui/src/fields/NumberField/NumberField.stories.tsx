import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, inForm, Kept } from '../shared/Kept.tsx'
import { numberFieldDocs } from './NumberField.docs.ts'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

const meta = {
  title: 'Fields/Number',
  component: NumberField,
  args: { label: 'Visits', value: null, onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={NumberField} props={args} />,
  parameters: { part: numberFieldDocs },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const TakesDigitsOnly: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Visits'), '1a2')
    await expect(canvas.getByLabelText('Visits')).toHaveValue('12')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

/** Empty is ambiguous: none, or unlimited? */
export const DontLetEmptyMeanZero: Story = { args: { label: 'Bepul muzlatish kunlari' } }

export const StopsAtItsDigits: Story = {
  args: { label: 'Срок, дней', digits: 3 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Срок, дней'), '3650')
    await expect(args.onChange).toHaveBeenLastCalledWith(365)
  },
}

const sent = fn()

export const Keyboard: Story = {
  args: { value: 12 },
  decorators: [inForm(sent)],
  play: async ({ args, canvas }) => {
    sent.mockClear()
    await userEvent.tab()
    const input = canvas.getByLabelText('Visits')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.keyboard('{End}5-,x')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith(125)
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { value: 12, disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Visits'), '3')
    await expect(canvas.getByLabelText('Visits')).toHaveValue('12')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: NumberFieldProps = { label: 'Tashriflar soni', value: null, onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={NumberField}
      states={[
        { ...base, placeholder: '12' },
        { ...base, value: 12, required: true, hint: 'Boʻsh qoldirilsa, cheklanmagan' },
        { ...base, label: 'Срок, дней', value: 0, error: 'Введите 1 или больше' },
        { ...base, value: 365, disabled: true },
      ]}
    />
  ),
}
