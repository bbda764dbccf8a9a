import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { BankIcon, CardIcon, CashIcon } from '../../icons/index.ts'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { segmentedFieldDocs } from './SegmentedField.docs.ts'
import { SegmentedField, type SegmentedFieldProps } from './SegmentedField.tsx'

const types = [
  { id: 1, label: 'Paket yoki guruh darsi' },
  { id: 2, label: 'Guruh darsi' },
]
const methods = [
  { id: 1, label: 'Karta', icon: <CardIcon aria-hidden size={20} />, digit: 1 },
  { id: 2, label: 'Terminal', icon: <BankIcon aria-hidden size={20} />, digit: 2 },
  { id: 3, label: 'Naqd', icon: <CashIcon aria-hidden size={20} />, digit: 3 },
]

const meta = {
  title: 'Fields/Segmented',
  component: SegmentedField<number>,
  args: { label: 'Turi', options: types, value: 1, onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={SegmentedField<number>} props={args} />,
  parameters: { part: segmentedFieldDocs },
} satisfies Meta<typeof SegmentedField<number>>
export default meta
type Story = StoryObj<typeof meta>

export const Segments: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Guruh darsi'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(2)
  },
}

export const Cards: Story = {
  args: {
    label: 'Country',
    look: 'cards',
    value: null,
    options: [
      { id: 1, label: 'Oʻzbekiston', description: '+998 · UZS' },
      { id: 2, label: 'Кыргызстан', description: '+996 · KGS' },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Кыргызстан'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(2)
  },
}

/** Too many labels for one bar. */
export const DontFillTheBar: Story = {
  args: {
    label: 'Роль',
    value: 1,
    options: ['Владелец', 'Директор', 'Менеджер', 'Тренер', 'Ресепшен', 'Партнёр'].map(
      (label, index) => ({ id: index + 1, label }),
    ),
  },
}

/** The digit of an option chooses it on any keyboard layout. */
export const Keyboard: Story = {
  args: { label: 'Usul', look: 'cards', options: methods, value: null },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Karta' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('3')
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByRole('radio', { name: 'Naqd' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Naqd' })).toHaveFocus()
    await userEvent.keyboard('9')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    for (const [key, id] of [
      ['{ArrowRight}', 1],
      ['{ArrowDown}', 2],
      ['{ArrowLeft}', 1],
      ['{ArrowUp}', 3],
    ]) {
      await userEvent.keyboard(String(key))
      await expect(args.onChange).toHaveBeenLastCalledWith(id)
    }
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { label: 'Usul', look: 'cards', options: methods, value: 1, disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Naqd'))
    await userEvent.keyboard('3')
    await expect(canvas.getByRole('radio', { name: 'Karta' })).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: SegmentedFieldProps<number> = {
  label: 'Turi',
  options: types,
  value: 1,
  onChange: fn(),
}
const cards: SegmentedFieldProps<number> = {
  ...base,
  label: 'Usul',
  look: 'cards',
  options: methods,
}
export const Catalog: Story = {
  render: () => (
    <States
      of={SegmentedField<number>}
      states={[
        base,
        { ...base, label: 'Тип', value: null, error: 'Выберите тип', required: true },
        { ...base, disabled: true },
        { ...cards, value: 3 },
        { ...cards, label: 'Способ', value: null, error: 'Выберите способ оплаты' },
        { ...cards, value: 3, disabled: true },
      ]}
    />
  ),
}
