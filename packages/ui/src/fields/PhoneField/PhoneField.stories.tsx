import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, inForm, Kept } from '../shared/Kept.tsx'
import { phoneFieldDocs } from './PhoneField.docs.ts'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

const meta = {
  title: 'Fields/Phone',
  component: PhoneField,
  args: { label: 'Telefon', country: 'UZB', value: '', onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={PhoneField} props={args} />,
  parameters: { part: phoneFieldDocs },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const WritesGroupsWhileTyping: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Telefon'), '901234567')
    await expect(canvas.getByLabelText('Telefon')).toHaveValue('90 123-45-67')
    await expect(args.onChange).toHaveBeenLastCalledWith('+998901234567')
  },
}

export const CleansAnyPastedWriting: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Telefon')
    for (const text of [
      '(+998) 90 123 45 67',
      '+998-90-123-45-67',
      '00998 90 1234567',
      '998901234567',
      '8 90 123-45-67',
      '90.123.45.67',
    ]) {
      await userEvent.clear(input)
      await userEvent.paste(text)
      await expect(args.onChange).toHaveBeenLastCalledWith('+998901234567')
    }
  },
}

export const RefusesAForeignNumber: Story = {
  args: { value: '+998901234567' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Telefon')
    input.focus()
    input.select()
    await userEvent.paste('+996 555 123 456')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(input).toHaveValue('90 123-45-67')
    await expect(input).toHaveAccessibleDescription(/Enter a phone with \+998/)
  },
}

export const KyrgyzPhones: Story = {
  args: { label: 'Телефон', country: 'KGZ' },
  globals: { language: 'ru' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Телефон')
    await userEvent.type(input, '555123456')
    await expect(input).toHaveValue('555 123-456')
    await expect(args.onChange).toHaveBeenLastCalledWith('+996555123456')
    for (const text of ['+996 (555) 123-456', '0555 123 456', '996555123456']) {
      await userEvent.clear(input)
      await userEvent.paste(text)
      await expect(args.onChange).toHaveBeenLastCalledWith('+996555123456')
    }
    // The tenth digit removes the leading trunk 0 instead of being dropped.
    await userEvent.clear(input)
    await userEvent.type(input, '0555123456')
    await expect(input).toHaveValue('555 123-456')
    await expect(args.onChange).toHaveBeenLastCalledWith('+996555123456')
  },
}

/** A hint with the prefix makes users type it twice. */
export const DontAskForTheWholeNumber: Story = {
  args: { label: 'Phone', hint: 'Write it like +998 90 123-45-67' },
}

/** No autofill: the phones belong to other people. */
export const IsNotFilledInByTheBrowser: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'off')
  },
}

const sent = fn()

export const Keyboard: Story = {
  args: { value: '+998901234567' },
  decorators: [inForm(sent)],
  play: async ({ args, canvas }) => {
    sent.mockClear()
    await userEvent.tab()
    const input = canvas.getByLabelText('Telefon')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('inputmode', 'tel')
    await userEvent.keyboard('{End}8')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith('+998901234')
    await expect(input).toHaveValue('90 123-4')
    await userEvent.keyboard('5')
    await expect(args.onChange).toHaveBeenLastCalledWith('+9989012345')
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { value: '+998901234567', disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Telefon'), '{Backspace}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: PhoneFieldProps = { label: 'Telefon', country: 'UZB', value: '', onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={PhoneField}
      states={[
        { ...base, required: true },
        { ...base, value: '+998901' },
        { ...base, value: '+998901234567' },
        { ...base, label: 'Телефон', country: 'KGZ', value: '+996555123456' },
        { ...base, label: 'Phone', value: '+998901234', error: 'Two digits are missing' },
        { ...base, value: '+998901234567', disabled: true },
      ]}
    />
  ),
}
