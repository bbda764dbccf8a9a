import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, inForm, Kept } from '../shared/Kept.tsx'
import { passwordFieldDocs } from './PasswordField.docs.ts'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'
import type { PasswordRule } from './PasswordRules.tsx'

const meta = {
  title: 'Fields/Password',
  component: PasswordField,
  args: { label: 'Password', value: '', onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={PasswordField} props={args} />,
  parameters: { part: passwordFieldDocs },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

const rules: PasswordRule[] = [
  { label: '8–12 ta belgi', test: (text) => text.length >= 8 && text.length <= 12 },
  { label: 'Bitta katta harf', test: (text) => /\p{Lu}/u.test(text) },
  { label: 'Bitta raqam', test: (text) => /\d/.test(text) },
  { label: 'Maxsus belgi: ! - * . @ #', test: (text) => /[!\-*.@#$&_()+/]/.test(text) },
]

export const Hides: Story = {
  args: { value: 'Zal-2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

export const ShowsOnDemand: Story = {
  args: { value: 'Zal-2026' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

export const TicksOffItsRules: Story = {
  globals: { language: 'uz' },
  args: { label: 'Yangi parol', autoComplete: 'new-password', rules },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Yangi parol'), 'zal2026')
    const said = () => canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(said()).toEqual([
      '8–12 ta belgihali yetishmaydi',
      'Katta harfhali yetishmaydi',
      'Raqambajarildi',
      'Maxsus belgi: ! - * . @ #hali yetishmaydi',
    ])
    await userEvent.type(canvas.getByLabelText('Yangi parol'), '-Z')
    for (const line of said()) await expect(line).toContain('bajarildi')
  },
}

/** The requirements appear only with the error, and only some of them. */
export const DontHideTheRulesInTheError: Story = {
  args: {
    label: 'Новый пароль',
    autoComplete: 'new-password',
    value: 'zal2026',
    error: 'Пароль слишком простой',
  },
}

/** Screen readers read the error first, then the requirements. */
export const IsDescribedByItsRules: Story = {
  globals: { language: 'uz' },
  args: { label: 'Yangi parol', value: 'zal', error: 'Parol juda qisqa', rules },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Yangi parol')).toHaveAccessibleDescription(
      /^Parol juda qisqa 8–12 ta belgi hali yetishmaydi/,
    )
  },
}

const sent = fn()

export const Keyboard: Story = {
  args: { rules },
  decorators: [inForm(sent)],
  play: async ({ args, canvas }) => {
    sent.mockClear()
    await userEvent.tab()
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('Zal-2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('Zal-2026')
    for (const { textContent } of canvas.getAllByRole('listitem'))
      await expect(textContent).toMatch(/done$/)
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const Disabled: Story = {
  args: { value: 'Zal-2026', disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Password')).not.toHaveFocus()
    await expect(canvas.getByRole('button')).toBeDisabled()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: PasswordFieldProps = { label: 'Parol', value: '', onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={PasswordField}
      states={[
        { ...base, required: true },
        { ...base, value: 'Zal-2026' },
        { ...base, label: 'Пароль', value: 'zal', error: 'Пароль или почта не подходят' },
        { ...base, label: 'Yangi parol', value: 'Zal2026', autoComplete: 'new-password', rules },
        { ...base, value: 'Zal-2026', disabled: true },
      ]}
    />
  ),
}
