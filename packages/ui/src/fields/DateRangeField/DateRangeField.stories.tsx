import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx'

const today = '2026-11-21'
const november = { from: '2026-11-01', to: '2026-11-21' }

/** The calendar comes over the network when it is first wanted. */
const firstLoad = { timeout: 10_000 }

const meta = {
  title: 'Fields/DateRange',
  component: DateRangeField,
  args: {
    label: 'Period',
    value: { from: '', to: '' },
    today,
    maxDays: 60,
    presets: ['today', 'yesterday', 'week', 'last7', 'last30', 'month', 'lastMonth'],
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Kept of={DateRangeField} props={args} />,
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

export const BothEndsAreTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('From'), '1.11.26')
    await userEvent.tab()
    await userEvent.keyboard('today')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(november)
    await expect(canvas.getByLabelText('To')).toHaveValue('21/11/2026')
  },
}

export const RefusesWhatIsTooLongOrBackwards: Story = {
  args: { value: november },
  play: async ({ canvas }) => {
    const from = canvas.getByLabelText('From')
    for (const [typed, error] of [
      ['22/09/2026', 'Choose no more than 60 days'],
      ['22/11/2026', 'The end is before the start'],
      ['soon', 'Write the date like 21/11/2026'],
    ]) {
      await userEvent.clear(from)
      await userEvent.type(from, typed ?? '')
      await userEvent.click(document.body)
      await waitFor(() => expect(from).toHaveAccessibleDescription(error))
    }
    await userEvent.clear(from)
    await userEvent.type(from, '23/09/2026')
    await userEvent.click(document.body)
    await waitFor(() => expect(from).toBeValid())
  },
}

export const TwoPressesInTheCalendar: Story = {
  args: { value: november, maxDays: 5 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar' }))
    await userEvent.click(await screen.findByRole('button', { name: / 12 November/ }, firstLoad))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: / 17 November/ })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: / 9 November/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-12' })
  },
}

export const PresetsAreOnePressAway: Story = {
  args: { label: 'Davr' },
  globals: { language: 'uz' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Taqvim' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Oxirgi 30 kun' }, firstLoad))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-23', to: today })
  },
}

export const Open: Story = {
  args: { label: 'Период', value: november, max: today },
  globals: { language: 'ru' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Календарь' }))
    await expect(
      await screen.findByRole('button', { name: 'Этот месяц' }, firstLoad),
    ).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Keyboard: Story = {
  args: { value: november },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('From')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('To')).toHaveFocus()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Calendar' })
    await expect(button).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('button', { name: / 1 November/ }, firstLoad)
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-08' })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onBlur).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { value: november, disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('From'), '1')
    await expect(canvas.getByRole('button')).toBeDisabled()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: DateRangeFieldProps = {
  label: 'Davr',
  value: { from: '', to: '' },
  today,
  onChange: fn(),
}
export const Catalog: Story = {
  render: () => (
    <States
      of={DateRangeField}
      states={[
        base,
        { ...base, value: november, required: true },
        { ...base, label: 'Период', value: { from: today, to: '2026-11-01' } },
        { ...base, value: november, disabled: true },
      ]}
    />
  ),
}
