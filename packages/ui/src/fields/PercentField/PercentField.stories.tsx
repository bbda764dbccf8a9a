import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { PercentField, type PercentFieldProps } from './PercentField.tsx'

const meta = {
  title: 'Fields/Percent',
  component: PercentField,
  args: { label: 'Chegirma', value: null, onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={PercentField} props={args} />,
} satisfies Meta<typeof PercentField>
export default meta
type Story = StoryObj<typeof meta>

export const StopsAtAHundred: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Chegirma'), '150')
    await expect(canvas.getByLabelText('Chegirma')).toHaveValue('100')
    await expect(args.onChange).toHaveBeenLastCalledWith(100)
  },
}

export const Keyboard: Story = {
  args: { value: 15 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Chegirma')).toHaveFocus()
    await userEvent.keyboard('{End}{Backspace}{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const Disabled: Story = {
  args: { value: 15, disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Chegirma'), '0')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: PercentFieldProps = { label: 'Chegirma', value: null, onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={PercentField}
      states={[
        { ...base, placeholder: '0' },
        { ...base, value: 15, required: true },
        { ...base, label: 'Скидка', value: 100, error: 'Скидка больше 50 % требует причины' },
        { ...base, value: 15, disabled: true },
      ]}
    />
  ),
}
