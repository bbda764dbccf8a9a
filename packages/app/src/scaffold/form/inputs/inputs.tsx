import {
  DateField,
  EmailField,
  MoneyField,
  MultiSelectField,
  NumberField,
  PasswordField,
  PhoneField,
  SegmentedField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  TimeField,
  Skeleton,
  WeekdaysField,
} from '@zal/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import type { InputName, InputOptions, InputValues } from './lazyInput.tsx'
import type { FieldRenderProps } from '../form.types.ts'
import { lastDay } from './lastDay.ts'
import { ReferenceField, ReferenceManyField } from './ReferenceFields.tsx'
import { optionKey, useTranslate } from '../../i18n/index.ts'
import { useSession } from '../../session/index.ts'

type Draw<Value> = (props: FieldRenderProps<Value> & { options: InputOptions }) => ReactNode

interface FaceProps extends FieldRenderProps<unknown> {
  face: InputName
  options: InputOptions
}

/** Renders the input of a name. All inputs share one chunk, which loads with the first form. */
export function Input({ face, ...props }: FaceProps) {
  const Drawn = faces[face] as Draw<unknown>
  return <Drawn {...props} />
}

const PhotoFace = lazy(async () => ({ default: (await import('./PhotoInput.tsx')).PhotoInput }))
const AddressFace = lazy(async () => ({
  default: (await import('./AddressInput.tsx')).AddressInput,
}))

/** Drops the props that the ui field does not accept. */
const bare = <Value,>({ noun: _, options: __, onBusy: ___, ...rest }: Parameters<Draw<Value>>[0]) =>
  rest

const faces: { [Name in InputName]: Draw<InputValues[Name]> } = {
  text: (props) => <TextField {...bare(props)} maxLength={props.options.max} />,
  longText: (props) => <TextAreaField {...bare(props)} maxLength={props.options.max} />,
  email: (props) => <EmailField {...bare(props)} />,
  password: (props) => <PasswordField {...bare(props)} autoComplete="off" />,
  phone: PhoneFace,
  number: (props) => <NumberField {...bare(props)} />,
  money: MoneyFace,
  date: DateFace,
  time: (props) => <TimeField {...bare(props)} />,
  weekdays: (props) => <WeekdaysField {...bare(props)} />,
  onOff: (props) => <SwitchField {...bare(props)} required={false} />,
  segments: SegmentsFace,
  choice: ChoiceFace,
  pick: PickFace,
  choices: ChoicesFace,
  pickMany: PickManyFace,
  photo: (props) => <Late>{<PhotoFace {...props} />}</Late>,
  address: (props) => <Late>{<AddressFace {...props} />}</Late>,
}

/** Suspense boundary of rarely used inputs that have their own chunk. */
const Late = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton height="6em" />}>{children}</Suspense>
)

type Props<Name extends InputName> = Parameters<Draw<InputValues[Name]>>[0]

function PhoneFace(props: Props<'phone'>) {
  return <PhoneField {...bare(props)} country={useSession().auth.country} />
}

function MoneyFace(props: Props<'money'>) {
  return <MoneyField {...bare(props)} currency={useSession().auth.currency} />
}

function DateFace(props: Props<'date'>) {
  const { today } = useSession().settings
  const { until } = props.options
  return <DateField {...bare(props)} today={today} max={until && lastDay(until, today)} />
}

function SegmentsFace(props: Props<'segments'>) {
  const options = useOptions(props).map((option, index) => ({ ...option, digit: index + 1 }))
  return <SegmentedField {...bare(props)} options={options} />
}

function ChoiceFace(props: Props<'choice'>) {
  return <SelectField {...bare(props)} options={useOptions(props)} />
}

function PickFace(props: Props<'pick'>) {
  const translate = useTranslate()
  const { source } = props.options
  if (!source) return null
  return (
    <ReferenceField
      {...bare(props)}
      source={source}
      none={props.required ? undefined : translate('none')}
    />
  )
}

function ChoicesFace(props: Props<'choices'>) {
  return <MultiSelectField {...bare(props)} options={useOptions(props)} />
}

function PickManyFace(props: Props<'pickMany'>) {
  const { source } = props.options
  return source && <ReferenceManyField {...bare(props)} source={source} />
}

/** Options of a field, labelled by `<noun>:options.<field>.<value>`. */
function useOptions({
  noun,
  name,
  options,
}: {
  noun: FieldRenderProps<never>['noun']
  name: string
  options: InputOptions
}) {
  const translate = useTranslate()
  return (options.values ?? []).map((id) => ({ id, label: translate(optionKey(noun, name, id)) }))
}
