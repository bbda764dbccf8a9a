import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { radioFieldDocs } from './RadioField.docs.ts'
import { RadioField, type RadioFieldProps } from './RadioField.tsx'

const genders = [
  { id: 1, label: 'Erkak' },
  { id: 2, label: 'Ayol' },
]

const meta = {
  title: 'Fields/Radio',
  component: RadioField<number>,
  args: { label: 'Jinsi', options: genders, value: null, onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={RadioField<number>} props={args} />,
  parameters: { part: radioFieldDocs },
} satisfies Meta<typeof RadioField<number>>
export default meta
type Story = StoryObj<typeof meta>

export const ChoosesOne: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Ayol'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(2)
    await expect(canvas.getByRole('radio', { name: 'Ayol' })).toBeChecked()
    await expect(canvas.getByRole('radiogroup', { name: 'Jinsi' })).toBeVisible()
  },
}

export const SaysWhatFollows: Story = {
  args: {
    label: 'Заморозить на',
    value: 1,
    options: [
      { id: 1, label: '7 дней', description: 'Абонемент закончится 19/03/2027' },
      { id: 2, label: '14 дней', description: 'Абонемент закончится 26/03/2027' },
      { id: 3, label: '30 дней', disabled: true, description: 'Осталось только 16 дней' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /30 дней/ })).toBeDisabled()
  },
}

/** Too many options for radios. */
export const DontOfferSeven: Story = {
  args: {
    label: 'Qayerdan eshitdingiz?',
    options: [
      'Instagram',
      'Telegram',
      'Doʻstlar',
      'Reklama taxtasi',
      'Google xarita',
      'Ishxona',
      'Boshqa',
    ].map((label, index) => ({ id: index + 1, label })),
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const [erkak, ayol] = canvas.getAllByRole('radio')
    await expect(erkak).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    for (const [key, id] of [
      ['{ArrowDown}', 2],
      ['{ArrowRight}', 1],
      ['{ArrowUp}', 2],
      ['{ArrowLeft}', 1],
      ['{ArrowDown}', 2],
    ]) {
      await userEvent.keyboard(String(key))
      await expect(args.onChange).toHaveBeenLastCalledWith(id)
    }
    await expect(ayol).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await expect(ayol).toHaveFocus()
  },
}

export const Disabled: Story = {
  args: { value: 1, disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Ayol'))
    await expect(canvas.getByRole('radio', { name: 'Erkak' })).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: RadioFieldProps<number> = {
  label: 'Jinsi',
  options: genders,
  value: null,
  onChange: fn(),
}
export const Catalog: Story = {
  render: () => (
    <States
      of={RadioField<number>}
      states={[
        { ...base, required: true },
        { ...base, value: 2 },
        { ...base, label: 'Пол', error: 'Выберите пол' },
        {
          ...base,
          label: 'Freeze for',
          value: 1,
          options: [
            { id: 1, label: '7 days', description: 'Membership ends on 19/03/2027' },
            { id: 2, label: '14 days', description: 'Membership ends on 26/03/2027' },
            { id: 3, label: '30 days', disabled: true, description: 'Only 16 days are left' },
          ],
        },
        { ...base, value: 1, disabled: true },
      ]}
    />
  ),
}
