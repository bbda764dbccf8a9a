import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { english, spoken } from '../shared/spoken.ts'
import { multiSelectFieldDocs } from './MultiSelectField.docs.ts'
import { MultiSelectField, type MultiSelectFieldProps } from './MultiSelectField.tsx'

const clubs = [
  { id: 1, label: 'Zal Chilonzor' },
  { id: 2, label: 'Zal Yunusobod' },
  { id: 3, label: 'Zal Sergeli' },
]

const meta = {
  title: 'Fields/MultiSelect',
  component: MultiSelectField<number>,
  args: { label: 'Klublar', options: clubs, value: [], onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={MultiSelectField<number>} props={args} />,
  // By design the rest of the page is aria-hidden while the list is open.
  parameters: {
    part: multiSelectFieldDocs,
    a11y: { options: { rules: { 'aria-hidden-focus': { enabled: false } } } },
  },
} satisfies Meta<typeof MultiSelectField<number>>
export default meta
type Story = StoryObj<typeof meta>

export const StaysOpenAndKeepsTheOrder: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Klublar/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Zal Sergeli' }))
    await userEvent.click(screen.getByRole('option', { name: 'Zal Chilonzor' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 3])
    await userEvent.click(screen.getByRole('option', { name: 'Zal Sergeli' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([1])
  },
}

/** Chosen ids without an option are kept when more are chosen. */
export const KeepsWhatItDoesNotKnow: Story = {
  args: { value: [9, 1] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Klublar/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Zal Sergeli' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([9, 1, 3])
  },
}

/** For a single yes-or-no option use a checkbox. */
export const DontUseItForYesOrNo: Story = {
  args: { label: 'Уведомления', options: [{ id: 1, label: 'Присылать SMS' }] },
}

/** Screen reader texts are in the language of the page too. */
export const SpeaksUzbek: Story = {
  globals: { language: 'uz' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Klublar/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Zal Sergeli' }))
    await expect(spoken()).not.toMatch(english)
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: /Klublar/ })
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await expect(button).toHaveFocus()
      await userEvent.keyboard(key)
      await screen.findByRole('listbox')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
    }
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard(' {ArrowDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 2])
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([2])
    await expect(screen.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent('Zal Yunusobod')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { value: [1, 2], disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Klublar/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /Klublar/ })).not.toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: MultiSelectFieldProps<number> = {
  label: 'Klublar',
  options: clubs,
  value: [],
  onChange: fn(),
}
export const Catalog: Story = {
  render: () => (
    <States
      of={MultiSelectField<number>}
      states={[
        { ...base, required: true },
        { ...base, value: [1] },
        { ...base, value: [1, 2, 3] },
        { ...base, label: 'Клубы', error: 'Выберите хотя бы один клуб' },
        { ...base, value: [1, 2], disabled: true },
      ]}
    />
  ),
}
