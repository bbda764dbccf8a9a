import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Option } from '../shared/option.ts'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { english, spoken } from '../shared/spoken.ts'
import { selectFieldDocs } from './SelectField.docs.ts'
import { SelectField, type SelectFieldProps } from './SelectField.tsx'

const packages: Option<number>[] = [
  { id: 1, label: 'Yillik VIP', description: '12 oy, cheklanmagan' },
  { id: 2, label: 'Kunduzgi', description: '1 oy, soat 16 gacha' },
  { id: 3, label: 'Talaba', description: '3 oy, 36 ta tashrif' },
  { id: 4, label: 'Bir martalik', disabled: true },
]

const meta = {
  title: 'Fields/Select',
  component: SelectField<number>,
  args: {
    label: 'Paket yoki guruh darsi',
    options: packages,
    value: null,
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Kept of={SelectField<number>} props={args} />,
  parameters: { part: selectFieldDocs },
} satisfies Meta<typeof SelectField<number>>
export default meta
type Story = StoryObj<typeof meta>

export const ChoosesFromTheList: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abonement/ }))
    const list = within(await screen.findByRole('listbox'))
    await userEvent.click(list.getByRole('option', { name: /Kunduzgi/ }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(2)
    await waitFor(() => expect(canvas.getByRole('button', { name: /Kunduzgi/ })).toHaveFocus())
  },
}

export const Open: Story = {
  args: { value: 1 },
  // By design the rest of the page is aria-hidden while a list is open.
  parameters: { a11y: { options: { rules: { 'aria-hidden-focus': { enabled: false } } } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abonement/ }))
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent(
      'Yillik VIP',
    )
  },
}

/** Two options do not need a list. */
export const DontHideTwoAnswers: Story = {
  args: {
    label: 'Пол',
    options: [
      { id: 1, label: 'Мужской' },
      { id: 2, label: 'Женский' },
    ],
  },
}

/** A long label wraps in the field without truncation. */
export const LongChoice: Story = {
  args: {
    label: 'Кто рассказал о клубе',
    value: 1,
    options: [
      { id: 1, label: 'Рекомендация родственников, друзей или коллег, которые занимаются в клубе' },
      { id: 2, label: 'Instagram' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '18em' }}>
      <Kept of={SelectField<number>} props={args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('button')
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** Screen reader texts are in the language of the page too. */
export const SpeaksUzbek: Story = {
  globals: { language: 'uz' },
  parameters: { a11y: { options: { rules: { 'aria-hidden-focus': { enabled: false } } } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abonement/ }))
    await screen.findByRole('listbox')
    await expect(screen.getAllByRole('button', { name: 'Yopish' }).length).toBeGreaterThan(0)
    await expect(spoken()).not.toMatch(english)
  },
}

export const Keyboard: Story = {
  args: { value: 1 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: /Abonement/ })
    const option = (name: RegExp) => screen.getByRole('option', { name })
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await expect(button).toHaveFocus()
      await userEvent.keyboard(key)
      await screen.findByRole('listbox')
      await waitFor(() => expect(option(/Yillik/)).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
    }
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(option(/Talaba/)).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(option(/Yillik/)).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await waitFor(() => expect(option(/Kunduzgi/)).toHaveFocus())
    await userEvent.keyboard('t')
    await waitFor(() => expect(option(/Talaba/)).toHaveFocus())
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(3)
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

/** Letters and arrows choose without opening the list, like a native select. */
export const ChoosesWhileClosed: Story = {
  args: { name: 'package' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('ku')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    // Disabled options are skipped.
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: /Yillik VIP/ })).toHaveFocus()
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(canvasElement.querySelector('[name="package"]')).toHaveValue('1')
  },
}

export const Disabled: Story = {
  args: { value: 1, disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Abonement/ })).toBeDisabled()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: SelectFieldProps<number> = {
  label: 'Paket yoki guruh darsi',
  options: packages,
  value: null,
  onChange: fn(),
}
export const Catalog: Story = {
  render: () => (
    <States
      of={SelectField<number>}
      states={[
        { ...base, required: true },
        { ...base, value: 1, hint: 'Narxi 4 500 000 UZS' },
        { ...base, label: 'Пакет или занятие', error: 'Выберите абонемент' },
        { ...base, value: 3, disabled: true },
      ]}
    />
  ),
}
