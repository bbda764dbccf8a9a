import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { FieldProps } from '../shared/field.ts'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { type Weekday, WeekdaysField } from './WeekdaysField.tsx'

const meta = {
  title: 'Fields/Weekdays',
  component: WeekdaysField,
  args: { label: 'Kunlari', value: [], onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={WeekdaysField} props={args} />,
  globals: { language: 'uz' },
} satisfies Meta<typeof WeekdaysField>
export default meta
type Story = StoryObj<typeof meta>

export const KeepsTheOrderOfTheWeek: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Ju'))
    await userEvent.click(canvas.getByText('Du'))
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 5])
    await userEvent.click(canvas.getByText('Ju'))
    await expect(args.onChange).toHaveBeenLastCalledWith([1])
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Dushanba' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Seshanba' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 2])
    await expect(args.onBlur).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { value: [1, 3, 5], disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Se'))
    await expect(canvas.getByRole('checkbox', { name: 'Seshanba' })).not.toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: FieldProps<readonly Weekday[]> = { label: 'Kunlari', value: [], onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={WeekdaysField}
      states={[
        base,
        { ...base, value: [1, 3, 5], required: true },
        { ...base, label: 'Дни', error: 'Выберите хотя бы один день' },
        { ...base, value: [2, 4, 6], disabled: true },
      ]}
    />
  ),
}
