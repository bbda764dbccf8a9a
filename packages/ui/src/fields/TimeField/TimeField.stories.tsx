import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, inForm, Kept } from '../shared/Kept.tsx'
import { timeFieldDocs } from './TimeField.docs.ts'
import { TimeField, type TimeFieldProps } from './TimeField.tsx'

const meta = {
  title: 'Fields/Time',
  component: TimeField,
  args: { label: 'Boshlanishi', value: '', onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={TimeField} props={args} />,
  parameters: { part: timeFieldDocs },
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

export const UnderstandsShortWritings: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Boshlanishi')
    for (const [typed, time] of [
      ['9', '09:00'],
      ['930', '09:30'],
      ['21.05', '21:05'],
    ]) {
      await userEvent.clear(input)
      await userEvent.type(input, `${typed}{Enter}`)
      await expect(input).toHaveValue(time)
      await expect(args.onChange).toHaveBeenLastCalledWith(time)
    }
  },
}

export const SaysHowToWriteIt: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Boshlanishi')
    await userEvent.type(input, '2560')
    await expect(input).toBeValid()
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Enter a time like 09:30')
    await expect(args.onChange).toHaveBeenLastCalledWith('2560')
  },
}

/** A placeholder with seconds, which the field does not store. */
export const DontAskForSeconds: Story = {
  args: { label: 'Начало занятия', placeholder: '09:30:00' },
}

const sent = fn()

export const Keyboard: Story = {
  decorators: [inForm(sent)],
  play: async ({ args, canvas }) => {
    sent.mockClear()
    await userEvent.tab()
    const input = canvas.getByLabelText('Boshlanishi')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.keyboard('18:30')
    await expect(args.onChange).toHaveBeenLastCalledWith('18:30')
    await userEvent.keyboard('{Control>}a{/Control}9.15{Enter}')
    await expect(input).toHaveValue('09:15')
    await expect(args.onChange).toHaveBeenLastCalledWith('09:15')
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}a{/Control}7')
    await userEvent.tab()
    await expect(input).toHaveValue('07:00')
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { value: '09:30', disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Boshlanishi'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: TimeFieldProps = { label: 'Boshlanishi', value: '', onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={TimeField}
      states={[
        { ...base, placeholder: '09:30' },
        { ...base, value: '09:30', required: true },
        { ...base, label: 'Окончание', value: '08:00', error: 'Выберите время позже 09:30' },
        { ...base, value: '09:30', disabled: true },
      ]}
    />
  ),
}
