import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { DateField, type DateFieldProps } from './DateField.tsx'

const today = '2026-11-21'

/** The calendar comes over the network when it is first wanted. */
const firstLoad = { timeout: 10_000 }

const meta = {
  title: 'Fields/Date',
  component: DateField,
  args: { label: 'Tugʻilgan sana', value: '', today, onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={DateField} props={args} />,
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const UnderstandsWhatPeopleType: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    for (const [typed, shown, day] of [
      ['05/01/2026', '05/01/2026', '2026-01-05'],
      ['5.1.26', '05/01/2026', '2026-01-05'],
      ['05012026', '05/01/2026', '2026-01-05'],
      ['bugun', '21/11/2026', today],
      ['сегодня', '21/11/2026', today],
      ['+7', '28/11/2026', '2026-11-28'],
    ]) {
      await userEvent.clear(input)
      await userEvent.type(input, `${typed}{Enter}`)
      await expect(input).toHaveValue(shown)
      await expect(args.onChange).toHaveBeenLastCalledWith(day)
    }
  },
}

/** Nothing while somebody types; on leaving, what is wrong and how to write it. */
export const SaysWhatIsWrongOnLeaving: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '31.02.26')
    await expect(input).toBeValid()
    await userEvent.tab()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Write the date like 21/11/2026')
    await expect(input).toHaveValue('31.02.26')
    await expect(args.onChange).toHaveBeenLastCalledWith('31.02.26')
  },
}

export const KeepsToItsLimits: Story = {
  args: {
    label: 'Start',
    min: today,
    max: '2026-12-31',
    taken: [{ from: '2026-11-25', to: '2026-11-30' }],
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    for (const [typed, error] of [
      ['20/11/2026', 'Choose 21/11/2026 or later'],
      ['01/01/2027', 'Choose 31/12/2026 or earlier'],
      ['27/11/2026', 'This day is taken, choose another'],
    ]) {
      await userEvent.clear(input)
      await userEvent.type(input, `${typed}{Enter}`)
      await expect(input).toHaveAccessibleDescription(error)
    }
    await userEvent.clear(input)
    await userEvent.type(input, '24/11/2026{Enter}')
    await expect(input).toBeValid()
  },
}

export const PicksFromTheCalendar: Story = {
  globals: { language: 'uz' },
  args: { value: '2026-11-05' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Taqvim' }))
    await userEvent.click(await screen.findByRole('button', { name: / 19 Noyabr/ }, firstLoad))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-19')
    await expect(canvas.getByRole('textbox')).toHaveValue('19/11/2026')
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  },
}

/** The calendar as it opens; days that cannot be chosen are struck through. */
export const Open: Story = {
  args: {
    label: 'Начало абонемента',
    value: '2026-11-23',
    min: today,
    taken: [{ from: '2026-11-27', to: '2026-11-30' }],
  },
  globals: { language: 'ru' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Календарь' }))
    const month = await screen.findByRole('grid', {}, firstLoad)
    await waitFor(() => expect(month).toBeVisible())
    await expect(screen.getByRole('button', { name: /28.*ноября/ })).toBeDisabled()
    await expect(month.querySelector('thead')).toHaveTextContent(/^пнвт/i)
  },
}

export const Keyboard: Story = {
  args: { value: '2026-11-05' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Calendar' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const fifth = await screen.findByRole('button', { name: / 5 November/ }, firstLoad)
    await waitFor(() => expect(fifth).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-13')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('grid', {}, firstLoad)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { value: '2026-11-05', disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(canvas.getByRole('button')).toBeDisabled()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: DateFieldProps = { label: 'Tugʻilgan sana', value: '', today, onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={DateField}
      states={[
        { ...base, required: true },
        { ...base, value: '1991-03-07' },
        { ...base, label: 'Начало', value: '2026-11-20', min: today },
        { ...base, label: 'Birth date', value: '31.02.26' },
        { ...base, value: '2026-11-21', disabled: true },
      ]}
    />
  ),
}
