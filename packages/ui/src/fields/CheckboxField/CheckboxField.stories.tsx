import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { checkboxFieldDocs } from './CheckboxField.docs.ts'
import { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx'

const meta = {
  title: 'Fields/Checkbox',
  component: CheckboxField,
  args: { label: 'Barcha klublarda amal qiladi', value: false, onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={CheckboxField} props={args} />,
  parameters: { part: checkboxFieldDocs },
} satisfies Meta<typeof CheckboxField>
export default meta
type Story = StoryObj<typeof meta>

export const TheWordsTakeThePress: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Barcha klublarda amal qiladi'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

/** A negated label is misread. */
export const DontDeny: Story = { args: { label: 'Не отправлять чек по SMS', value: true } }

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { value: true, disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Barcha klublarda amal qiladi'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: CheckboxFieldProps = {
  label: 'Barcha klublarda amal qiladi',
  value: false,
  onChange: fn(),
}
export const Catalog: Story = {
  render: () => (
    <States
      of={CheckboxField}
      states={[
        base,
        { ...base, value: true, description: 'Mijoz istalgan klubga kira oladi' },
        {
          ...base,
          label: 'Согласен с правилами зала',
          required: true,
          error: 'Без согласия нельзя продолжить',
        },
        { ...base, disabled: true },
        { ...base, value: true, disabled: true },
      ]}
    />
  ),
}
