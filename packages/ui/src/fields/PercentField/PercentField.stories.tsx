import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, inForm, Kept } from '../shared/stories/Kept.tsx'
import { percentFieldDocs } from './PercentField.docs.ts'
import { PercentField, type PercentFieldProps } from './PercentField.tsx'

const meta = {
  title: 'Fields/Percent',
  component: PercentField,
  args: { label: 'Chegirma', value: null, onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={PercentField} props={args} />,
  parameters: { part: percentFieldDocs },
} satisfies Meta<typeof PercentField>
export default meta
type Story = StoryObj<typeof meta>

export const StaysAsTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Chegirma'), '12,')
    await expect(canvas.getByLabelText('Chegirma')).toHaveValue('12,')
    await userEvent.type(canvas.getByLabelText('Chegirma'), '5')
    await expect(canvas.getByLabelText('Chegirma')).toHaveValue('12,5')
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5)
  },
}

export const EmptyIsNoPercent: Story = {
  args: { label: 'Доля тренера', value: 40, required: true },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Доля тренера'))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(canvas.getByLabelText('Доля тренера'), '0')
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
  },
}

/** The sign is shown twice and the label is meaningless. */
export const DontWriteTheSignInTheLabel: Story = { args: { label: '%', value: 15 } }

const sent = fn()

export const Keyboard: Story = {
  args: { value: 15 },
  decorators: [inForm(sent)],
  play: async ({ args, canvas }) => {
    sent.mockClear()
    await userEvent.tab()
    const input = canvas.getByLabelText('Chegirma')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{End}{Backspace}{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.keyboard('120')
    await expect(args.onChange).toHaveBeenLastCalledWith(120)
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
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
