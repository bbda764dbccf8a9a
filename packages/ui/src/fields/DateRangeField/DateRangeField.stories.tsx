import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { english, spoken } from '../shared/spoken.ts'
import { dateRangeFieldDocs } from './DateRangeField.docs.ts'
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx'

const today = '2026-11-21'
const november = { from: '2026-11-01', to: '2026-11-21' }

/** The calendar chunk loads on first use. */
const firstLoad = { timeout: 10_000 }

const meta = {
  title: 'Fields/DateRange',
  component: DateRangeField,
  args: {
    label: 'Duration',
    value: { from: '', to: '' },
    today,
    maxDays: 60,
    presets: ['today', 'yesterday', 'week', 'last7', 'last30', 'month', 'lastMonth'],
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Kept of={DateRangeField} props={args} />,
  parameters: { part: dateRangeFieldDocs },
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
      ['22/09/2026', 'Choose 60 days or fewer'],
      ['22/11/2026', 'The end date is before the start date'],
      ['soon', 'Enter a date like 21/11/2026'],
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

export const KeepsToItsLimits: Story = {
  args: {
    label: 'Muzlatish',
    value: { from: '2026-11-24', to: '2026-11-26' },
    min: today,
    max: '2026-12-31',
    taken: [{ from: '2026-12-10', to: '2026-12-12' }],
  },
  globals: { language: 'uz' },
  play: async ({ canvas }) => {
    const to = canvas.getByLabelText('Oxiri')
    for (const [typed, error] of [
      ['1.1.27', '31/12/2026 yoki undan oldingi kunni tanlang'],
      ['11.12.26', 'Bu kun band. Boshqasini tanlang'],
      ['13.12.26', 'Bu davrda band kunlar bor. Boshqasini tanlang'],
    ]) {
      await userEvent.clear(to)
      await userEvent.type(to, typed ?? '')
      await userEvent.click(document.body)
      await waitFor(() => expect(to).toHaveAccessibleDescription(error))
    }
    await userEvent.clear(to)
    await userEvent.type(to, '9.12.26')
    await userEvent.click(document.body)
    await waitFor(() => expect(to).toBeValid())
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

/** A default of half a year with a maximum of sixty days starts with an error. */
export const DontOfferWhatIsRefused: Story = {
  args: { label: 'Период', value: { from: '2026-06-01', to: '2026-11-21' } },
  globals: { language: 'ru' },
}

/** Screen reader texts are in the language of the page too. */
export const SpeaksUzbek: Story = {
  globals: { language: 'uz' },
  args: { label: 'Davr', value: november },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Taqvim' }))
    await screen.findByRole('grid', {}, firstLoad)
    await expect(spoken()).not.toMatch(english)
  },
}

export const Keyboard: Story = {
  args: { value: november },
  play: async ({ args, canvas }) => {
    const atDay = async (name: RegExp) => {
      const found = await screen.findByRole('button', { name }, firstLoad)
      await waitFor(() => expect(found).toHaveFocus())
    }
    await userEvent.tab()
    const from = canvas.getByLabelText('From')
    await expect(from).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}3.11.26')
    await userEvent.tab()
    await expect(from).toHaveValue('03/11/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: today })
    await expect(canvas.getByLabelText('To')).toHaveFocus()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Calendar' })
    await expect(button).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()

    await userEvent.keyboard(' ')
    await atDay(/ 3 November 2026/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    for (const [key, name] of [
      ['', / 3 November 2026/],
      ['{PageDown}', / 3 December 2026/],
      ['{PageUp}', / 3 November 2026/],
      ['{Shift>}{PageUp}{/Shift}', / 3 November 2025/],
      ['{Shift>}{PageDown}{/Shift}', / 3 November 2026/],
      ['{ArrowRight}', / 4 November 2026/],
      ['{ArrowLeft}', / 3 November 2026/],
    ] as const) {
      if (key) await userEvent.keyboard(key)
      await atDay(name)
    }
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-10' })
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const preset = await screen.findByRole('button', { name: 'Last 7 days' }, firstLoad)
    preset.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: today })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
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
