import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Catalog as States, inForm, Kept } from '../shared/Kept.tsx'
import { english, spoken } from '../shared/spoken.ts'
import { dateFieldDocs } from './DateField.docs.ts'
import { DateField, type DateFieldProps } from './DateField.tsx'

const today = '2026-11-21'

/** The calendar chunk loads on first use. */
const firstLoad = { timeout: 10_000 }

const meta = {
  title: 'Fields/Date',
  component: DateField,
  args: { label: 'Tugʻilgan sana', value: '', today, onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={DateField} props={args} />,
  parameters: { part: dateFieldDocs },
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
      ['5-1', '05/01/2026', '2026-01-05'],
      ['7.3.91', '07/03/1991', '1991-03-07'],
      ['today', '21/11/2026', today],
      ['bugun', '21/11/2026', today],
      ['сегодня', '21/11/2026', today],
      ['ertaga', '22/11/2026', '2026-11-22'],
      ['+7', '28/11/2026', '2026-11-28'],
      ['-1', '20/11/2026', '2026-11-20'],
    ]) {
      await userEvent.clear(input)
      await userEvent.type(input, `${typed}{Enter}`)
      await expect(input).toHaveValue(shown)
      await expect(args.onChange).toHaveBeenLastCalledWith(day)
    }
  },
}

/** No error while typing; on blur, the error and the format. */
export const SaysWhatIsWrongOnLeaving: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '31.02.26')
    await expect(input).toBeValid()
    await userEvent.tab()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('31.02.26 doesn’t exist. Choose another date')
    await expect(input).toHaveValue('31.02.26')
    await expect(args.onChange).toHaveBeenLastCalledWith('31.02.26')
    await userEvent.clear(input)
    await userEvent.type(input, 'soon')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Enter a date like 21/11/2026')
  },
}

/** For a text that is not a date, the field's own error replaces the form's. */
export const KnowsBetterThanTheForm: Story = {
  args: { value: '31.2.2020', error: 'Choose the payment date' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '31.2.2020 doesn’t exist. Choose another date',
    )
  },
}

export const KeepsToItsLimits: Story = {
  args: {
    label: 'Start date',
    min: today,
    max: '2026-12-31',
    taken: [{ from: '2026-11-25', to: '2026-11-30' }],
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    for (const [typed, error] of [
      ['20/11/2026', 'Choose 21/11/2026 or later'],
      ['01/01/2027', 'Choose 31/12/2026 or earlier'],
      ['27/11/2026', 'This day is taken. Choose another'],
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

/** The open calendar; unavailable days are struck through. */
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

/** An explanation of the format slows users down, and other formats are accepted anyway. */
export const DontExplainTheFormat: Story = {
  args: {
    label: 'Дата рождения',
    hint: 'Введите дату в формате ДД/ММ/ГГГГ, с нулями, через косую черту',
  },
}

/** Screen reader texts are in the language of the page too. */
export const SpeaksUzbek: Story = {
  globals: { language: 'uz' },
  args: { value: today },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Taqvim' }))
    await screen.findByRole('grid', {}, firstLoad)
    const day = screen.getByRole('button', { name: /^Bugun.*21.*tanlangan/ })
    await waitFor(() => expect(day).toBeVisible())
    await expect(spoken()).not.toMatch(english)
  },
}

const sent = fn()

export const Keyboard: Story = {
  args: { value: '2026-11-05' },
  decorators: [inForm(sent)],
  play: async ({ args, canvas }) => {
    sent.mockClear()
    const day = (name: RegExp) => screen.findByRole('button', { name }, firstLoad)
    const atDay = async (name: RegExp) => {
      const found = await day(name)
      await waitFor(() => expect(found).toHaveFocus())
    }
    await userEvent.tab()
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}5.11.26{Enter}')
    await expect(input).toHaveValue('05/11/2026')
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Calendar' })
    await expect(button).toHaveFocus()

    await userEvent.keyboard(' ')
    await atDay(/ 5 November/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    for (const [key, name] of [
      ['', / 5 November 2026/],
      ['{ArrowDown}', / 12 November 2026/],
      ['{ArrowRight}', / 13 November 2026/],
      ['{ArrowUp}', / 6 November 2026/],
      ['{ArrowLeft}', / 5 November 2026/],
      ['{End}', / 8 November 2026/],
      ['{Home}', / 2 November 2026/],
      ['{PageDown}', / 2 December 2026/],
      ['{PageUp}', / 2 November 2026/],
      ['{Shift>}{PageDown}{/Shift}', / 2 November 2027/],
      ['{Shift>}{PageUp}{/Shift}', / 2 November 2026/],
    ] as const) {
      if (key) await userEvent.keyboard(key)
      await atDay(name)
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-03')
    await waitFor(() => expect(button).toHaveFocus())
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
        { ...base, label: 'Дата начала', value: '2026-11-20', min: today },
        { ...base, label: 'Date of birth', value: '31.02.26' },
        { ...base, value: '2026-11-21', disabled: true },
      ]}
    />
  ),
}
