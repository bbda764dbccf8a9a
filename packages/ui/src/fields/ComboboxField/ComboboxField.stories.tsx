import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { english, spoken } from '../shared/spoken.ts'
import { comboboxFieldDocs } from './ComboboxField.docs.ts'
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx'
import { find, members } from './members.ts'
import type { OptionPage } from './useOptions.ts'

const [, qodirov] = members
const hour = 3_600_000

const meta = {
  title: 'Fields/Combobox',
  component: ComboboxField<number>,
  args: {
    label: 'Mijoz',
    placeholder: 'Ism yoki oxirgi 4 raqam',
    value: null,
    onChange: fn(),
    onBlur: fn(),
    load: fn(async (query: string, page: number) => find(query, page)),
    debounce: 20,
  },
  render: (args) => <Kept of={ComboboxField<number>} props={args} />,
  parameters: { part: comboboxFieldDocs },
} satisfies Meta<typeof ComboboxField<number>>
export default meta
type Story = StoryObj<typeof meta>

export const FindsWhileTyping: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ғайрат')
    const [first] = await screen.findAllByRole('option', { name: /Қодиров Ғайрат/ })
    if (!first) throw new Error('nothing found')
    await userEvent.click(first)
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(qodirov)
    await expect(canvas.getByRole('combobox')).toHaveValue('Қодиров Ғайрат Ҳамидович')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  },
}

/** With a debounce of an hour only Enter can have searched; the only match is chosen. */
export const EnterDoesNotWait: Story = {
  args: { debounce: hour },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '1167{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(args.onChange).toHaveBeenCalledWith(qodirov)
    await expect(args.load).toHaveBeenLastCalledWith('1167', 1, expect.any(AbortSignal))
  },
}

/** Typing after a choice replaces the text and searches again. */
export const TypingReplacesTheChoice: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '1167{Enter}')
    await waitFor(() => expect(input).toHaveValue('Қодиров Ғайрат Ҳамидович'))
    await expect(input).toHaveFocus()
    await userEvent.keyboard('nobody')
    await expect(input).toHaveValue('nobody')
  },
}

/** With a debounce of an hour, four digits search at once (`isWhole`), three do not. */
export const AWholeQuestionDoesNotWait: Story = {
  args: { debounce: hour, isWhole: (query) => /^\d{4}$/.test(query) },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '116')
    await expect(args.load).not.toHaveBeenCalledWith('116', 1, expect.any(AbortSignal))
    await userEvent.type(input, '7')
    await screen.findByRole('option', { name: /Қодиров Ғайрат/ })
    await expect(args.load).toHaveBeenLastCalledWith('1167', 1, expect.any(AbortSignal))
  },
}

export const LoadsMoreAtTheEnd: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(20))
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(40))
    await expect(args.load).toHaveBeenCalledWith('', 2, expect.any(AbortSignal))
  },
}

export const KeepsWhatWasChosen: Story = {
  args: { value: qodirov },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.clear(input)
    await userEvent.type(input, 'nobody')
    await screen.findByText('No matches')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('Қодиров Ғайрат Ҳамидович')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(null)
  },
}

const broken = fn<ComboboxFieldProps<number>['load']>()
export const OffersToTryAgain: Story = {
  args: { load: broken, debounce: hour },
  beforeEach: () => {
    broken.mockReset()
    broken.mockRejectedValueOnce(new Error('offline'))
    broken.mockImplementation(async (query, page) => find(query, page))
  },
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('kim{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0)
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'феруза')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Found: 6'))
    await expect(screen.getAllByRole('option')).toHaveLength(6)
  },
}

let answer: (page: OptionPage<number>) => void
const slow = fn<(query: string, page: number) => Promise<OptionPage<number>>>(
  () => new Promise((resolve) => (answer = resolve)),
)

/** A key between the arrival of the response and its rendering is handled. */
export const EnterAsTheAnswerComes: Story = {
  args: { load: slow, debounce: 0 },
  play: async ({ args, canvas }) => {
    slow.mockClear()
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '1167')
    await waitFor(() => expect(slow).toHaveBeenCalledWith('1167', 1, expect.any(AbortSignal)))
    answer(find('1167', 1))
    // The response is processed in the next microtasks; nothing renders before they end.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    if (screen.queryByRole('option')) throw new Error('drawn before the key')
    void fireEvent.keyDown(input, { key: 'Enter' })
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(args.onChange).toHaveBeenCalledWith(qodirov)
  },
}

/** Enter, then Tab: the match is chosen although focus has moved on. */
export const EnterDoesNotHoldUp: Story = {
  args: { load: slow, debounce: hour },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '1167{Enter}')
    await userEvent.tab()
    await userEvent.tab()
    await expect(input).not.toHaveFocus()
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await expect(input).toHaveValue('1167')
    answer(find('1167', 1))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(qodirov))
    await expect(input).toHaveValue('Қодиров Ғайрат Ҳамидович')
    await expect(input).not.toHaveFocus()
  },
}

function WithTheNext(props: ComboboxFieldProps<number>) {
  const sum = useRef<HTMLInputElement>(null)
  const onChange: typeof props.onChange = (option) => {
    props.onChange(option)
    if (option) requestAnimationFrame(() => sum.current?.focus())
  }
  return (
    <>
      <ComboboxField {...props} onChange={onChange} />
      <input ref={sum} aria-label="Jami" maxLength={100} autoComplete="off" />
    </>
  )
}

/** Keys typed before the response arrives go to the field that the choice leads to. */
export const LeadsOn: Story = {
  args: { load: slow, debounce: hour, leadsOn: true },
  render: (args) => <Kept of={WithTheNext} props={args} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    const next = canvas.getByRole('textbox', { name: 'Jami' })
    await userEvent.type(input, '1167{Enter}')
    await userEvent.keyboard('70000')
    await expect(input).toHaveValue('1167')
    await expect(next).toHaveValue('')
    answer(find('1167', 1))
    await waitFor(() => expect(next).toHaveFocus())
    await waitFor(() => expect(next).toHaveValue('70000'))
    await expect(args.onChange).toHaveBeenCalledWith(qodirov)
    await expect(input).toHaveValue('Қодиров Ғайрат Ҳамидович')
  },
}

/** When Enter ends without a choice, the keys typed after it are dropped. */
export const LeadsNowhere: Story = {
  args: { load: slow, debounce: hour, leadsOn: true },
  render: (args) => <Kept of={WithTheNext} props={args} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'феруза{Enter}')
    await userEvent.keyboard('70000')
    answer(find('феруза', 1))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(6))
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('феруза')
    await expect(canvas.getByRole('textbox', { name: 'Jami' })).toHaveValue('')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** When Enter finds several matches after focus has left, the previous value is kept. */
export const EnterFindsSeveral: Story = {
  args: { value: qodirov, load: slow, debounce: hour },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.clear(input)
    await userEvent.type(input, 'феруза{Enter}')
    await userEvent.tab()
    await userEvent.tab()
    answer(find('феруза', 1))
    await waitFor(() => expect(input).toHaveValue('Қодиров Ғайрат Ҳамидович'))
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The text should say what to do next, as the default does. */
export const DontSayOnlyNothing: Story = {
  args: { label: 'Клиент', empty: 'Пусто' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Саида')
    await screen.findByText('Пусто')
  },
}

/** Screen reader texts are in the language of the page too. */
export const SpeaksUzbek: Story = {
  globals: { language: 'uz' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'феруза')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(6))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Natijalar: 6'))
    await expect(spoken()).not.toMatch(english)
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const input = canvas.getByRole<HTMLInputElement>('combobox')
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(20))
    await userEvent.keyboard('{PageDown}')
    await expect(active()).toHaveTextContent(/Kim Olga/)
    await userEvent.keyboard('{PageUp}')
    await expect(active()).toHaveTextContent('Gʻulomova')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(active()).toHaveTextContent('Қодиров')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(qodirov)
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Control>}a{/Control}kim')
    await screen.findAllByRole('option', { name: /Kim Olga/ })
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('Қодиров Ғайрат Ҳамидович')
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(input).not.toHaveFocus()
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await userEvent.click(input)
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.tab()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { value: qodirov, disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(args.load).not.toHaveBeenCalled()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: ComboboxFieldProps<number> = {
  label: 'Mijoz',
  value: null,
  onChange: fn(),
  load: async (query, page) => find(query, page),
}
export const Catalog: Story = {
  render: () => (
    <States
      of={ComboboxField<number>}
      states={[
        { ...base, required: true, placeholder: 'Ism yoki oxirgi 4 raqam' },
        { ...base, value: qodirov ?? null },
        { ...base, label: 'Клиент', error: 'Выберите клиента из списка' },
        { ...base, value: qodirov ?? null, disabled: true },
      ]}
    />
  ),
}
