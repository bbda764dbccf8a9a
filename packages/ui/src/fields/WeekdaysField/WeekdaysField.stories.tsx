import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { weekdaysFieldDocs } from './WeekdaysField.docs.ts'
import { WeekdaysField, type WeekdaysFieldProps } from './WeekdaysField.tsx'

const meta = {
  title: 'Fields/Weekdays',
  component: WeekdaysField,
  args: { label: 'Kunlari', value: [], onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={WeekdaysField} props={args} />,
  globals: { language: 'uz' },
  parameters: { part: weekdaysFieldDocs },
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

/** Most classes are on weekdays, so an empty default costs five presses. */
export const DontStartEmpty: Story = {
  args: { label: 'Дни занятий', value: [] },
  globals: { language: 'ru' },
}

/** Two rows where seven columns would be narrower than a touch target. */
export const OnANarrowPhone: Story = {
  args: { value: [1, 3, 5] },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Kept of={WeekdaysField} props={args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) {
      const { width, height } = box.parentElement?.getBoundingClientRect() ?? {}
      await expect(width).toBeGreaterThanOrEqual(44)
      await expect(height).toBeGreaterThanOrEqual(44)
    }
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const names = ['Dushanba', 'Seshanba', 'Chorshanba', 'Payshanba', 'Juma', 'Shanba', 'Yakshanba']
    for (const name of names) {
      await userEvent.tab()
      await expect(canvas.getByRole('checkbox', { name })).toHaveFocus()
      await userEvent.keyboard(' ')
    }
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 2, 3, 4, 5, 6, 7])
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 2, 3, 4, 5, 6])
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
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

const base: WeekdaysFieldProps = { label: 'Kunlari', value: [], onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={WeekdaysField}
      states={[
        base,
        { ...base, value: [1, 3, 5], required: true },
        { ...base, label: 'Период', error: 'Выберите хотя бы один день' },
        { ...base, value: [2, 4, 6], disabled: true },
      ]}
    />
  ),
}
