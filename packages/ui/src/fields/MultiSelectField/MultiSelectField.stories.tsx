import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
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
  // The rest of the page is hidden from screen readers while the list is open, by design.
  parameters: { a11y: { options: { rules: { 'aria-hidden-focus': { enabled: false } } } } },
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

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Klublar/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard(' {ArrowDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 2])
  },
}

export const Disabled: Story = {
  args: { value: [1, 2], disabled: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /Klublar/ })).toBeDisabled()
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
