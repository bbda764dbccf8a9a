import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form, Formik } from 'formik'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import styled from 'styled-components'
import { space } from '../theme/index.ts'
import { CheckboxField } from './CheckboxField/index.ts'
import { ComboboxField } from './ComboboxField/index.ts'
import { find } from './ComboboxField/members.fixture.ts'
import { DateField } from './DateField/index.ts'
import { DateRangeField } from './DateRangeField/index.ts'
import { DiscountField } from './DiscountField/index.ts'
import { EmailField } from './EmailField/index.ts'
import { bound } from './form.tsx'
import { MoneyField } from './MoneyField/index.ts'
import { MultiSelectField } from './MultiSelectField/index.ts'
import { NumberField } from './NumberField/index.ts'
import { PasswordField } from './PasswordField/index.ts'
import { PercentField } from './PercentField/index.ts'
import { PhoneField } from './PhoneField/index.ts'
import { RadioField } from './RadioField/index.ts'
import { SearchField } from './SearchField/index.ts'
import { SegmentedField } from './SegmentedField/index.ts'
import { SelectField } from './SelectField/index.ts'
import { SplitPaymentField, wholePayment } from './SplitPaymentField/index.ts'
import { SwitchField } from './SwitchField/index.ts'
import { TextAreaField } from './TextAreaField/index.ts'
import { TextField } from './TextField/index.ts'
import { TimeField } from './TimeField/index.ts'
import { WeekdaysField } from './WeekdaysField/index.ts'

const Bound = {
  Checkbox: bound(CheckboxField),
  Combobox: bound(ComboboxField<number>),
  Date: bound(DateField),
  DateRange: bound(DateRangeField),
  Discount: bound(DiscountField),
  Email: bound(EmailField),
  Money: bound(MoneyField),
  MultiSelect: bound(MultiSelectField<number>),
  Number: bound(NumberField),
  Password: bound(PasswordField),
  Percent: bound(PercentField),
  Phone: bound(PhoneField),
  Radio: bound(RadioField<number>),
  Search: bound(SearchField),
  Segmented: bound(SegmentedField<number>),
  Select: bound(SelectField<number>),
  SplitPayment: bound(SplitPaymentField),
  Switch: bound(SwitchField),
  TextArea: bound(TextAreaField),
  Text: bound(TextField),
  Time: bound(TimeField),
  Weekdays: bound(WeekdaysField),
}

const today = '2026-11-21'
const clubs = [
  { id: 1, label: 'Zal Chilonzor' },
  { id: 2, label: 'Zal Yunusobod' },
]
const methods = [
  { id: 1, label: 'Karta' },
  { id: 3, label: 'Naqd' },
]
const sexes = [
  { id: 1, label: 'Erkak' },
  { id: 2, label: 'Ayol' },
]

const empty = {
  agreed: false,
  customer: null,
  start: '',
  period: { from: '', to: '' },
  discount: { kind: 'percent', value: null },
  email: '',
  price: null,
  clubs: [],
  visits: null,
  password: '',
  share: null,
  phone: '',
  sex: null,
  query: '',
  kind: null,
  club: null,
  payment: wholePayment(750_000),
  onSale: false,
  note: '',
  name: '',
  time: '',
  days: [],
}

/** Every field in one form, bound by name only. */
function EveryField({ onSubmit }: { onSubmit: (values: typeof empty) => void }) {
  return (
    <Formik
      initialValues={empty}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={onSubmit}
    >
      <Grid noValidate>
        <Bound.Text name="name" label="Ism" />
        <Bound.Phone name="phone" label="Telefon" country="UZB" />
        <Bound.Email name="email" label="Email" />
        <Bound.Password name="password" label="Parol" />
        <Bound.Combobox
          name="customer"
          label="Mijoz"
          load={async (query, page) => find(query, page)}
          debounce={0}
        />
        <Bound.Search name="query" label="Xona qidirish" debounce={0} />
        <Bound.Select name="club" label="Klub" options={clubs} />
        <Bound.MultiSelect name="clubs" label="Klublar" options={clubs} />
        <Bound.Radio name="sex" label="Jinsi" options={sexes} />
        <Bound.Segmented name="kind" label="Turi" options={clubs} />
        <Bound.Date name="start" label="Boshlanishi" today={today} />
        <Bound.DateRange name="period" label="Davr" today={today} maxDays={60} />
        <Bound.Time name="time" label="Vaqti" />
        <Bound.Weekdays name="days" label="Kunlari" />
        <Bound.Number name="visits" label="Tashriflar" />
        <Bound.Percent name="share" label="Ulush" />
        <Bound.Money name="price" label="Narxi" currency="UZS" />
        <Bound.Discount name="discount" label="Chegirma" currency="UZS" />
        <Bound.SplitPayment
          name="payment"
          label="Toʻlov"
          total={750_000}
          currency="UZS"
          methods={methods}
        />
        <Bound.TextArea name="note" label="Izoh" />
        <Bound.Checkbox name="agreed" label="Roziman" />
        <Bound.Switch name="onSale" label="Sotuvda" />
        <button type="submit">Saqlash</button>
      </Grid>
    </Formik>
  )
}

const Grid = styled(Form)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20em), 1fr));
  gap: ${space[24]};
  align-items: start;
`

const meta = {
  title: 'Fields/Form/Every field',
  component: EveryField,
  args: { onSubmit: fn() },
  globals: { language: 'uz' },
} satisfies Meta<typeof EveryField>
export default meta
type Story = StoryObj<typeof meta>

/** The fields' own stories are controlled by `value` and `onChange`; here all are bound. */
export const BoundByName: Story = {
  play: async ({ args, canvas }) => {
    const write = async (label: string, text: string) =>
      userEvent.type(canvas.getByLabelText(label), text)
    await write('Ism', 'Oʻgʻiloy')
    await write('Telefon', '901234567')
    await write('Email', 'ogiloy@zal.demo')
    await write('Parol', 'Zal-2026')
    await write('Mijoz', '1167')
    await userEvent.click(await screen.findByRole('option', { name: /Қодиров/ }))
    await write('Xona qidirish', 'boks')
    await choose(canvas.getByRole('button', { name: /Klub$/ }), 'Zal Yunusobod')
    await choose(canvas.getByRole('button', { name: /Klublar/ }), 'Zal Chilonzor')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('radio', { name: 'Ayol' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Zal Yunusobod' }))
    await write('Boshlanishi', '+7')
    await write('Boshi', '1.11.26')
    await write('Oxiri', 'bugun')
    await write('Vaqti', '930')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dushanba' }))
    await write('Tashriflar', '12')
    await write('Ulush', '40')
    await write('Narxi', '450k')
    await write('Chegirma', '10')
    await choose(canvas.getByRole('button', { name: /Usul$/ }), 'Naqd')
    await write('Izoh', 'Ertalab keladi')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Roziman' }))
    await userEvent.click(canvas.getByRole('switch', { name: 'Sotuvda' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Saqlash' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        name: 'Oʻgʻiloy',
        phone: '+998901234567',
        email: 'ogiloy@zal.demo',
        password: 'Zal-2026',
        customer: expect.objectContaining({ id: 2 }),
        query: 'boks',
        club: 2,
        clubs: [1],
        sex: 2,
        kind: 2,
        start: '2026-11-28',
        period: { from: '2026-11-01', to: today },
        time: '09:30',
        days: [1],
        visits: 12,
        share: 40,
        price: 450_000,
        discount: { kind: 'percent', value: 10 },
        payment: [{ method: 3, amount: 750_000 }],
        note: 'Ertalab keladi',
        agreed: true,
        onSale: true,
      },
      expect.anything(),
    )
  },
}

async function choose(button: HTMLElement, option: string) {
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
