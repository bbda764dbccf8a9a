import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
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

export const Keyboard: Story = {
  args: { value: 1 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Erkak' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
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
