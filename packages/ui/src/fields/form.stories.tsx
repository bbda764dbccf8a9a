import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form, Formik } from 'formik'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DateField } from './DateField/index.ts'
import { bound } from './form.tsx'
import { MoneyField } from './MoneyField/index.ts'
import { TextField } from './TextField/index.ts'

const FormText = bound(TextField)
const FormMoney = bound(MoneyField)
const FormDate = bound(DateField)

interface Values {
  name: string
  price: number | null
  start: string
}

interface RoomFormProps {
  onSubmit: (values: Values) => void
}

function RoomForm({ onSubmit }: RoomFormProps) {
  return (
    <Formik<Values>
      initialValues={{ name: '', price: null, start: '' }}
      validate={({ name, price, start }) => ({
        ...(name.length < 3 && { name: 'Enter at least 3 characters' }),
        ...(price === null && { price: 'Write the price' }),
        ...(!/^\d{4}-/.test(start) && { start: 'Write the first day' }),
      })}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={onSubmit}
    >
      <Form noValidate>
        <FormText name="name" label="Name" required />
        <FormMoney name="price" label="Price" currency="UZS" required />
        <FormDate name="start" label="First day" today="2026-11-21" required />
        <button type="submit">Save</button>
      </Form>
    </Formik>
  )
}

const meta = {
  title: 'Fields/Form',
  component: RoomForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof RoomForm>
export default meta
type Story = StoryObj<typeof meta>

/**
 * No error during the first typing; it appears on blur and clears as soon as the value is valid.
 */
export const RewardsEarlyAndPunishesLate: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Name')
    await userEvent.type(name, 'Bo')
    await expect(name).toBeValid()
    await userEvent.tab()
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter at least 3 characters'))
    await userEvent.type(name, 'x')
    await waitFor(() => expect(name).toBeValid())
  },
}

export const ValidatesTheDateThatWasJustTyped: Story = {
  play: async ({ canvas }) => {
    const start = canvas.getByLabelText('First day')
    await userEvent.type(start, 'bugun')
    await userEvent.tab()
    await expect(start).toHaveValue('21/11/2026')
    await expect(start).toBeValid()
    await userEvent.clear(start)
    // Tabs past the calendar button, which belongs to the field.
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(start).toHaveAccessibleDescription('Write the first day'))
  },
}

export const SendsWhatTheFieldsKeep: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByLabelText('Price')).toBeInvalid())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Name'), 'Boxing hall')
    await userEvent.type(canvas.getByLabelText('Price'), '450k')
    await userEvent.type(canvas.getByLabelText('First day'), '+7{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { name: 'Boxing hall', price: 450_000, start: '2026-11-28' },
        expect.anything(),
      ),
    )
  },
}
