import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { switchFieldDocs } from './SwitchField.docs.ts'
import { SwitchField, type SwitchFieldProps } from './SwitchField.tsx'

const meta = {
  title: 'Fields/Switch',
  component: SwitchField,
  args: { label: 'Sotuvda', value: false, onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={SwitchField} props={args} />,
  parameters: { part: switchFieldDocs },
} satisfies Meta<typeof SwitchField>
export default meta
type Story = StoryObj<typeof meta>

export const TheWordsTakeThePress: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Sotuvda'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}

export const SaysWhatOnMeans: Story = {
  args: {
    label: 'Reminders are sent',
    description: 'Three days before a membership ends, by SMS',
    value: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: /Reminders are sent/ })).toBeChecked()
  },
}

/** A label naming both states is ambiguous. */
export const DontNameBothEnds: Story = { args: { label: 'Включить / выключить', value: true } }

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('switch')).toHaveFocus()
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
    await userEvent.click(canvas.getByText('Sotuvda'))
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: SwitchFieldProps = {
  label: 'Sotuvda',
  value: false,
  onChange: fn(),
}
export const Catalog: Story = {
  render: () => (
    <States
      of={SwitchField}
      states={[
        base,
        { ...base, value: true, description: 'Yangi sotuvlarda tanlash mumkin' },
        { ...base, label: 'Скидки разрешены', hint: 'Руководитель может запретить' },
        { ...base, disabled: true },
        { ...base, value: true, disabled: true },
      ]}
    />
  ),
}
