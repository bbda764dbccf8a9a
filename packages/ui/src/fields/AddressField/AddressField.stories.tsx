import type { Meta, StoryObj } from '@storybook/react-vite'
import { Formik } from 'formik'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { MapPicker } from '../../components/MapPicker/index.ts'
import { bound } from '../form.tsx'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { isPlaced, type Address } from './address.ts'
import { addressFieldDocs } from './AddressField.docs.ts'
import { AddressField, type AddressFieldProps } from './AddressField.tsx'
import { reverse, suggest } from './places.sample.ts'

const hour = 3_600_000
const avenue = { text: 'Amir Temur shoh koʻchasi, 108', lat: 41.345812, lng: 69.284721 }

const meta = {
  title: 'Fields/Address',
  component: AddressField,
  parameters: { part: addressFieldDocs },
  args: {
    label: 'Manzil',
    value: { text: '' },
    onChange: fn(),
    onBlur: fn(),
    suggest: fn(suggest),
    debounce: 20,
  },
  render: (args) => <Kept of={AddressField} props={args} />,
} satisfies Meta<typeof AddressField>
export default meta
type Story = StoryObj<typeof meta>

export const SuggestsPlaces: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'am')
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await userEvent.type(input, 'ir')
    const [first] = await screen.findAllByRole('option', { name: /Yunusobod/ })
    if (!first) throw new Error('nothing found')
    await expect(args.suggest).not.toHaveBeenCalledWith('am', expect.anything())
    await userEvent.click(first)
    await expect(args.onChange).toHaveBeenLastCalledWith(avenue)
    await expect(canvas.getByText('On map')).toBeVisible()
  },
}

/** With a debounce of an hour only Enter can have searched; the only match is chosen. */
export const EnterDoesNotWait: Story = {
  args: { debounce: hour },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'чүй{Enter}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        text: 'проспект Чүй, 155',
        lat: 42.876212,
        lng: 74.603711,
      }),
    )
    await expect(args.suggest).toHaveBeenCalledOnce()
  },
}

/** Editing the text drops the coordinates. */
export const EditingForgetsThePlace: Story = {
  args: { value: avenue },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('On map')).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox'), 'A')
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: `${avenue.text}A` })
    await expect(canvas.getByText('Not on map. Choose a suggestion')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: '' })
  },
}

/** Coordinates without text, as from a map, are reverse geocoded. */
export const FindsWords: Story = {
  args: { value: { text: '', lat: 42.8762, lng: 74.6037 }, reverse: fn(reverse) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('проспект Чүй, 155'))
    await expect(canvas.getByText('On map')).toBeVisible()
  },
}

const broken = fn<AddressFieldProps['suggest']>()
/**
 * When the map service fails, the old suggestions disappear and the text stays; only Enter retries.
 */
export const ServiceFails: Story = {
  args: { suggest: broken, debounce: hour },
  beforeEach: () => {
    broken.mockReset()
    broken.mockImplementationOnce(suggest)
    broken.mockRejectedValueOnce(new Error('offline'))
    broken.mockImplementation(suggest)
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'amir{Enter}')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.type(input, ' temur{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load')
    await expect(screen.queryByRole('option')).not.toBeInTheDocument()
    await expect(input).toHaveValue('amir temur')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  },
}

const FormAddress = bound(AddressField)
/** Bound to a form by its name. */
export const InAForm: Story = {
  render: (args) => (
    <Formik
      initialValues={{ address: { text: '' } }}
      validate={({ address }) => (address.text ? {} : { address: 'Manzilni yozing' })}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={() => {}}
    >
      <FormAddress name="address" label="Manzil" required suggest={args.suggest} />
    </Formik>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    input.focus()
    await userEvent.tab()
    await expect(await canvas.findByText('Manzilni yozing')).toBeVisible()
    await userEvent.type(input, 'Choʻpon ota')
    await waitFor(() => expect(canvas.queryByText('Manzilni yozing')).not.toBeInTheDocument())
  },
}

function TogetherWithMap(props: AddressFieldProps) {
  const [value, setValue] = useState<Address>(props.value)
  return (
    <div style={{ display: 'grid', gap: '1em', maxWidth: '40em' }}>
      <AddressField {...props} value={value} onChange={setValue} />
      <MapPicker
        label="Xaritada"
        value={isPlaced(value) ? { lat: value.lat, lng: value.lng } : null}
        onChange={(place) => setValue(place ? { text: '', ...place } : { text: value.text })}
      />
    </div>
  )
}

export const WithMap: Story = {
  args: { value: avenue, reverse },
  render: (args) => <TogetherWithMap {...args} />,
  play: async ({ canvas }) => {
    const coordinates = canvas.getByRole('textbox', { name: 'Coordinates' })
    await userEvent.clear(coordinates)
    await userEvent.type(coordinates, '39.6544 66.9758{Enter}')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('ул. Мирзо Улугбека, 45'))
  },
}

/** Only Enter searches, so the result does not depend on typing speed. */
export const Keyboard: Story = {
  args: { debounce: hour },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const input = canvas.getByRole('combobox')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('amir{Enter}')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    const active = () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent
    await waitFor(() => expect(active()).toContain('Yunusobod'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toContain('Mirobod')
    await userEvent.keyboard('{ArrowUp}')
    await expect(active()).toContain('Yunusobod')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(input).toHaveValue('amir')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(active()).toContain('Yunusobod'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(avenue)
    await expect(input).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { value: avenue, disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'abc')
    await expect(args.suggest).not.toHaveBeenCalled()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeDisabled()
  },
}

export const DontRefuseWords: Story = {
  tags: ['!test'],
  args: { value: { text: 'Bozor yonida, koʻk darvoza' }, error: 'Bu manzil xaritada yoʻq' },
}

const base: AddressFieldProps = { label: 'Manzil', value: { text: '' }, onChange: fn(), suggest }
export const Catalog: Story = {
  render: () => (
    <States
      of={AddressField}
      states={[
        { ...base, required: true, placeholder: 'Koʻcha, uy', hint: 'Toshkent yoki Bishkek' },
        { ...base, value: avenue },
        { ...base, label: 'Адрес', value: { text: 'За рынком, синие ворота' } },
        { ...base, label: 'Address', value: { text: '' }, error: 'Write where the club is' },
        { ...base, value: avenue, disabled: true },
      ]}
    />
  ),
}
