import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, inForm, Kept } from '../shared/Kept.tsx'
import { emailFieldDocs } from './EmailField.docs.ts'
import { EmailField, type EmailFieldProps } from './EmailField.tsx'

const meta = {
  title: 'Fields/Email',
  component: EmailField,
  args: { label: 'Email', value: '', onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={EmailField} props={args} />,
  parameters: { part: emailFieldDocs },
} satisfies Meta<typeof EmailField>
export default meta
type Story = StoryObj<typeof meta>

export const CleansWhatIsPasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Email'))
    await userEvent.paste(' owner@zal.demo\n')
    await expect(args.onChange).toHaveBeenLastCalledWith('owner@zal.demo')
  },
}

/** “Invalid” alone does not help; compare the Catalog. */
export const DontSayOnlyThatItIsWrong: Story = {
  args: { label: 'Почта', value: 'desk@zal', error: 'Неверный формат' },
}

const sent = fn()

export const Keyboard: Story = {
  decorators: [inForm(sent)],
  play: async ({ args, canvas }) => {
    sent.mockClear()
    await userEvent.tab()
    const input = canvas.getByLabelText('Email')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('desk @zal.demo')
    await expect(args.onChange).toHaveBeenLastCalledWith('desk@zal.demo')
    await expect(input).toHaveAttribute('inputmode', 'email')
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { value: 'owner@zal.demo', disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'x')
    await expect(canvas.getByLabelText('Email')).not.toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: EmailFieldProps = { label: 'Email', value: '', onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={EmailField}
      states={[
        { ...base, placeholder: 'owner@zal.demo' },
        { ...base, value: 'aziza.karimova@zal.demo', required: true },
        {
          ...base,
          label: 'Почта',
          value: 'desk@zal',
          error: 'Введите почту, например desk@zal.demo',
        },
        { ...base, value: 'owner@zal.demo', disabled: true },
      ]}
    />
  ),
}
