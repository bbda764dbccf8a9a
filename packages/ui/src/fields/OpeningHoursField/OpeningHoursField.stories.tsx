import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/stories/Kept.tsx'
import { onEveryDay, type OpeningHours } from './hours.ts'
import { openingHoursFieldDocs } from './OpeningHoursField.docs.ts'
import { OpeningHoursField, type OpeningHoursFieldProps } from './OpeningHoursField.tsx'

const week = onEveryDay({ opens: '06:30', closes: '22:30' })
const byDay: OpeningHours = [...week.slice(0, 5), { week_day: 6, opens: '08:00', closes: '20:00' }]

const meta = {
  title: 'Fields/OpeningHours',
  component: OpeningHoursField,
  args: { label: 'Ish vaqti', value: byDay, today: 2, onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={OpeningHoursField} props={args} />,
  globals: { language: 'uz' },
  parameters: { part: openingHoursFieldDocs },
} satisfies Meta<typeof OpeningHoursField>
export default meta
type Story = StoryObj<typeof meta>

export const DontOpenWithSevenRows: Story = {
  args: { value: week },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2)
    const closes = canvas.getByRole('textbox', { name: 'Har kuni, yopilishi' })
    await userEvent.clear(closes)
    await userEvent.type(closes, '0{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      onEveryDay({ opens: '06:30', closes: '24:00' }),
    )
  },
}

export const RemembersTheTimesOfAClosedDay: Story = {
  play: async ({ args, canvas }) => {
    const open = canvas.getByRole('switch', { name: 'Shanba, ochiq' })
    await userEvent.click(open)
    await expect(args.onChange).toHaveBeenLastCalledWith(week.slice(0, 5))
    await expect(canvas.queryByRole('textbox', { name: 'Shanba, ochilishi' })).toBeNull()
    await userEvent.click(open)
    await expect(args.onChange).toHaveBeenLastCalledWith(byDay)
    await expect(canvas.getByRole('textbox', { name: 'Shanba, ochilishi' })).toHaveValue('08:00')
  },
}

/** Choosing one row takes the times of the first open day. */
export const TakesTheFirstDayForAll: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Har kuni bir xil' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(week)
    await userEvent.click(canvas.getByRole('radio', { name: 'Kunlar boʻyicha' }))
    await expect(canvas.getAllByRole('switch')).toHaveLength(7)
  },
}

export const OnANarrowPhone: Story = {
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Kept of={OpeningHoursField} props={args} />
    </div>
  ),
}

export const Keyboard: Story = {
  args: { value: week },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Har kuni bir xil' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('switch', { name: 'Dushanba, ochiq' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(week.slice(1))
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    for (const each of canvas.getAllByRole('switch')) await expect(each).toBeDisabled()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: OpeningHoursFieldProps = { label: 'Ish vaqti', value: week, onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={OpeningHoursField}
      states={[
        base,
        { ...base, label: 'Часы работы', error: 'Введите время позже 22:00' },
        { ...base, label: 'Opening hours', value: byDay, today: 6 },
        { ...base, value: byDay, disabled: true },
      ]}
    />
  ),
}
