import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Option } from '../shared/option.ts'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
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
  args: { label: 'Abonement', options: packages, value: null, onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={SelectField<number>} props={args} />,
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
  // The rest of the page is hidden from screen readers while a list is open, by design.
  parameters: { a11y: { options: { rules: { 'aria-hidden-focus': { enabled: false } } } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abonement/ }))
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent(
      'Yillik VIP',
    )
  },
}

export const Keyboard: Story = {
  args: { value: 1 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: /Abonement/ })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(2)
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
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
  label: 'Abonement',
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
        { ...base, label: 'Абонемент', error: 'Выберите абонемент' },
        { ...base, value: 3, disabled: true },
      ]}
    />
  ),
}
