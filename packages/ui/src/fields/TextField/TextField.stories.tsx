import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Catalog as States, inForm, Kept } from '../shared/Kept.tsx'
import { textFieldDocs } from './TextField.docs.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

const meta = {
  title: 'Fields/Text',
  component: TextField,
  args: { label: 'Ism', value: '', onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={TextField} props={args} />,
  parameters: { part: textFieldDocs },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Oʻgʻiloy', required: true } }

export const Filled: Story = { args: { value: 'Oʻgʻiloy' } }

export const WithHint: Story = {
  args: { label: 'Отчество', hint: 'Как в паспорте; можно не заполнять', value: 'Ҳамидуллаевна' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Отчество')).toHaveAccessibleDescription(
      'Как в паспорте; можно не заполнять',
    )
  },
}

export const SaysWhatIsWrong: Story = {
  args: { label: 'Room name', required: true, error: 'Write a name, for example “Boxing hall”' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Room name' })
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('Write a name, for example “Boxing hall”')
  },
}

/** A press on an adornment focuses the input. */
export const TheWholeBoxTakesThePress: Story = {
  args: { label: 'Invoys', before: '№' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('№'))
    await expect(canvas.getByLabelText('Invoys')).toHaveFocus()
  },
}

/** T-60 Pasted text is not truncated; the field shows an error. */
export const KeepsWhatIsTooLong: Story = {
  args: { maxLength: 20 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Ism')
    await userEvent.click(input)
    await userEvent.paste('Oʻgʻiloy Abdurahmonova')
    await expect(args.onChange).toHaveBeenLastCalledWith('Oʻgʻiloy Abdurahmonova')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('At most 20 characters')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(input).toBeValid()
  },
}

/** A long label wraps without truncation. */
export const LongLabel: Story = {
  args: {
    label:
      'Favqulodda holatda bogʻlaniladigan yaqin qarindoshining familiyasi, ismi va otasining ismi',
    value: 'Абдурахмонова Феруза Ҳамидуллаевна',
    required: true,
  },
  render: (args) => (
    <div style={{ inlineSize: '18em' }}>
      <Kept of={TextField} props={args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const label = canvas.getByText(args.label)
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
  },
}

/** A question in the placeholder disappears with the first letter. */
export const DontAskInThePlaceholder: Story = {
  args: {
    label: 'Familiya',
    hideLabel: true,
    placeholder: 'Familiyangizni yozing',
    value: 'Karimova',
  },
}

const sent = fn()

export const Keyboard: Story = {
  decorators: [inForm(sent)],
  play: async ({ args, canvas }) => {
    sent.mockClear()
    await userEvent.tab()
    const input = canvas.getByLabelText('Ism')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('Feruza')
    await expect(input).toHaveValue('Feruza')
    await expect(args.onChange).toHaveBeenLastCalledWith('Feruza')
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { value: 'Oʻgʻiloy', disabled: true },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Ism')
    await userEvent.tab()
    await expect(input).not.toHaveFocus()
    await userEvent.type(input, 'x')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: TextFieldProps = { label: 'Ism', value: '', onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={TextField}
      states={[
        { ...base, placeholder: 'Oʻgʻiloy' },
        { ...base, label: 'Фамилия', required: true, value: 'Абдурахмонова' },
        { ...base, label: 'Отчество', value: 'Ҳамидуллаевна', hint: 'Можно не заполнять' },
        { ...base, label: 'Room name', required: true, error: 'Write a name of the room' },
        { ...base, label: 'Invoys', value: '118', before: '№' },
        { ...base, value: 'Oʻgʻiloy', disabled: true },
        { ...base, value: 'Oʻgʻiloy', hideLabel: true },
      ]}
    />
  ),
}
