import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form, Formik } from 'formik'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { bound } from '../form.tsx'
import type { FieldProps } from '../shared/field.ts'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import type { Colour } from '../../theme/index.ts'
import { colorFieldDocs } from './ColorField.docs.ts'
import { ColorField } from './ColorField.tsx'

const meta = {
  title: 'Fields/Color',
  component: ColorField,
  args: { label: 'Rangi', value: null, onChange: fn(), onBlur: fn() },
  parameters: { part: colorFieldDocs },
  globals: { language: 'uz' },
  render: (args) => <Kept of={ColorField} props={args} />,
} satisfies Meta<typeof ColorField>
export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Toʻq sariq'))
    await expect(args.onChange).toHaveBeenLastCalledWith('orange')
    await expect(canvas.getByRole('radio', { name: 'Toʻq sariq' })).toBeChecked()
  },
}

export const Keyboard: Story = {
  args: { value: 'red' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Qizil' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('orange')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('red')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

/** Without a value Tab reaches the first option, and Space chooses it. */
export const FirstChoice: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Qizil' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('red')
  },
}

export const Disabled: Story = {
  args: { value: 'green', disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Koʻk'))
    await expect(canvas.getByRole('radio', { name: 'Yashil' })).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const FormColor = bound(ColorField)

/** Bound to a form by its name. */
export const InAForm: Story = {
  render: ({ onChange }) => (
    <Formik
      initialValues={{ color: null }}
      validate={({ color }) => (color ? {} : { color: 'Rangni tanlang' })}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={({ color }) => {
        if (color) onChange(color)
      }}
    >
      <Form noValidate>
        <FormColor name="color" label="Rangi" required />
        <button type="submit">Saqlash</button>
      </Form>
    </Formik>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saqlash' }))
    await expect(await canvas.findByText('Rangni tanlang')).toBeVisible()
    await userEvent.click(canvas.getByText('Binafsha'))
    await waitFor(() => expect(canvas.queryByText('Rangni tanlang')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Saqlash' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('purple'))
  },
}

export const DontAskWithoutNeed: Story = {
  tags: ['!test'],
  args: { required: true, error: 'Rangni tanlang' },
}

const base: FieldProps<Colour | null> = { label: 'Rangi', value: 'purple', onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={ColorField}
      states={[
        base,
        { ...base, label: 'Цвет', value: 'grey', hint: 'Виден в расписании' },
        { ...base, value: null, error: 'Rangni tanlang', required: true },
        { ...base, value: 'yellow', disabled: true },
      ]}
    />
  ),
}
