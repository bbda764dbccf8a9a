import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Catalog as States, inForm, Kept } from '../shared/Kept.tsx'
import { textAreaFieldDocs } from './TextAreaField.docs.ts'
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx'

const meta = {
  title: 'Fields/TextArea',
  component: TextAreaField,
  args: { label: 'Izoh', value: '', onChange: fn(), onBlur: fn() },
  render: (args) => <Kept of={TextAreaField} props={args} />,
  parameters: { part: textAreaFieldDocs },
} satisfies Meta<typeof TextAreaField>
export default meta
type Story = StoryObj<typeof meta>

const story =
  'Tizzasi operatsiya qilingan, sakrash mashqlaridan saqlansin.\nMurabbiy: Alisher Qodirov, seshanba va payshanba kunlari.'

export const GrowsWithItsText: Story = { args: { value: `${story}\n${story}` } }

/** A name is a single line; use a text field. */
export const DontAskForAName: Story = { args: { label: 'Familiya', value: 'Karimova' } }

/** T-60 Pasted text is not truncated; the field shows an error. */
export const KeepsWhatIsTooLong: Story = {
  args: { maxLength: 100 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Izoh')
    await userEvent.click(input)
    await userEvent.paste(story)
    await expect(args.onChange).toHaveBeenLastCalledWith(story)
    await expect(input).toHaveAccessibleDescription('At most 100 characters')
  },
}

const sent = fn()

/** Enter inserts a line break, Ctrl+Enter submits the form. */
export const Keyboard: Story = {
  decorators: [inForm(sent)],
  play: async ({ args, canvas }) => {
    sent.mockClear()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Izoh')).toHaveFocus()
    await userEvent.keyboard('Bir{Enter}ikki')
    await expect(args.onChange).toHaveBeenLastCalledWith('Bir\nikki')
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}')
    await expect(sent).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { value: story, disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Izoh'), 'x')
    await expect(canvas.getByLabelText('Izoh')).not.toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: TextAreaFieldProps = { label: 'Izoh', value: '', onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={TextAreaField}
      states={[
        { ...base, placeholder: 'Murabbiy bilishi kerak boʻlgan narsa' },
        { ...base, value: story },
        {
          ...base,
          label: 'Причина возврата',
          required: true,
          error: 'Введите хотя бы 10 символов',
          value: 'долго',
        },
        { ...base, value: story, disabled: true },
      ]}
    />
  ),
}
