import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

const meta = {
  title: 'Fields/Number',
  component: NumberField,
  args: { label: 'Visits', value: null, onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={NumberField} props={args} />,
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

export const Keyboard: Story = {
  args: { value: 12 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Visits')).toHaveFocus()
    await userEvent.keyboard('{End}{Backspace}{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
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
        { ...base, label: 'Срок, дней', value: 0, error: 'Напишите 1 день или больше' },
        { ...base, value: 365, disabled: true },
      ]}
    />
  ),
}
