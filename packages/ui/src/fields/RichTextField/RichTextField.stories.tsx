import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form, Formik } from 'formik'
import { useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/index.ts'
import { RichText } from '../../components/RichText/index.ts'
import { bound } from '../form.tsx'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { richTextFieldDocs } from './RichTextField.docs.ts'
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx'

const meta = {
  title: 'Fields/RichText',
  component: RichTextField,
  args: { label: 'Izoh', value: '', onChange: fn(), onBlur: fn() },
  parameters: { part: richTextFieldDocs },
  render: (args) => <Kept of={RichTextField} props={args} />,
} satisfies Meta<typeof RichTextField>
export default meta
type Story = StoryObj<typeof meta>

const note =
  '<p>Tizzasi <strong>operatsiya qilingan</strong>, sakrash mashqlaridan saqlansin.</p><ul><li><p>Murabbiy: Alisher Qodirov</p></li><li><p>Vrach: <a href="tel:+998901234567">+998 90 123-45-67</a></p></li></ul>'

const textbox = (root: HTMLElement) => within(root).findByRole('textbox', { name: /^(Izoh|Note)/ })
const lastOf = (args: RichTextFieldProps) => expect(args.onChange).toHaveBeenLastCalledWith
const all = '{Control>}a{/Control}'

/** Clicks into the text to place the caret. */
async function enter(root: HTMLElement) {
  const text = await textbox(root)
  await userEvent.click(text)
  await expect(text).toHaveFocus()
  return text
}

/** Inserts text like a keyboard: the browser changes the DOM and notifies the editor. */
const write = (words: string) => document.execCommand('insertText', false, words)

export const Note: Story = {
  args: { placeholder: 'Murabbiy bilishi kerak boʻlgan narsa', maxLength: 1000 },
  play: async ({ canvasElement }) => {
    const text = await textbox(canvasElement)
    await expect(text).toHaveAttribute('aria-placeholder', 'Murabbiy bilishi kerak boʻlgan narsa')
    await expect(canvasElement).toHaveTextContent('0 of 1000')
  },
}

export const Filled: Story = {
  args: { value: note },
  play: async ({ args, canvasElement }) => {
    const text = await textbox(canvasElement)
    await expect(within(text).getAllByRole('listitem')).toHaveLength(2)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TooLong: Story = {
  args: { value: note, maxLength: 60 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(/\d+ characters too many/)
  },
}

/** An outdated value passed back while typing loses nothing. */
export const Outpaced: Story = {
  render: (args) => <Behind {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const text = await enter(canvasElement)
    write('Yoʻ')
    await waitFor(() => lastOf(args)('<p>Yoʻ</p>'))
    write('qolmasin')
    await waitFor(() => lastOf(args)('<p>Yoʻqolmasin</p>'))
    await userEvent.click(canvas.getByRole('button', { name: 'Hand back' }))
    await expect(text).toHaveTextContent('Yoʻqolmasin')
    await userEvent.click(canvas.getByRole('button', { name: 'Hand back' }))
    await expect(text).toHaveTextContent('Yoʻqolmasin')
  },
}

/** An owner that lags: each press passes back the next of the reported values. */
function Behind({ onChange, ...props }: RichTextFieldProps) {
  const [value, setValue] = useState('')
  const told = useRef<string[]>([])
  return (
    <>
      <RichTextField
        {...props}
        value={value}
        onChange={(html) => {
          told.current.push(html)
          onChange(html)
        }}
      />
      <Button onClick={() => setValue(told.current.shift() ?? '')}>Hand back</Button>
    </>
  )
}

/** A single sentence needs no formatting. */
export const DontForAReason: Story = { args: { label: 'Qaytarish sababi', rows: 1 } }

export const Keyboard: Story = {
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent()
        }}
      >
        <Story />
      </form>
    ),
  ],
  play: async ({ args, canvas, canvasElement }) => {
    sent.mockClear()
    const text = await enter(canvasElement)
    write('Bir')
    await waitFor(() => lastOf(args)('<p>Bir</p>'))
    for (const [keys, tag] of [
      ['b', 'strong'],
      ['i', 'em'],
      ['u', 'u'],
    ]) {
      await userEvent.keyboard(`${all}{Control>}${keys}{/Control}`)
      await waitFor(() => lastOf(args)(`<p><${tag}>Bir</${tag}></p>`))
      await userEvent.keyboard(`{Control>}${keys}{/Control}`)
      await waitFor(() => lastOf(args)('<p>Bir</p>'))
    }
    await userEvent.keyboard('{Control>}{Shift>}8{/Shift}{/Control}')
    await waitFor(() => lastOf(args)('<ul><li><p>Bir</p></li></ul>'))
    await userEvent.keyboard('{Control>}{Shift>}7{/Shift}{/Control}')
    await waitFor(() => lastOf(args)('<ol><li><p>Bir</p></li></ol>'))
    await userEvent.keyboard('{Control>}{Shift>}7{/Shift}{/Control}')
    await waitFor(() => lastOf(args)('<p>Bir</p>'))
    getSelection()?.selectAllChildren(text)
    getSelection()?.collapseToEnd()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await waitFor(() => lastOf(args)('<p>Bir<br></p>'))
    write('ikki')
    await waitFor(() => lastOf(args)('<p>Bir<br>ikki</p>'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(text).not.toHaveTextContent('ikki'))
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await waitFor(() => lastOf(args)('<p>Bir<br>ikki</p>'))
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(sent).toHaveBeenCalledOnce()

    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Escape}')
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.tab()
    await expect(text).not.toHaveFocus()
    await expect(args.onBlur).toHaveBeenCalled()
  },
}

const sent = fn()

export const SaysWhatIsPressed: Story = {
  args: { value: '<p><strong>Bir</strong></p>' },
  play: async ({ args, canvas, canvasElement }) => {
    await enter(canvasElement)
    await userEvent.keyboard(all)
    const bold = canvas.getByRole('button', { name: 'Bold' })
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(bold)
    await expect(bold).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => lastOf(args)('<p>Bir</p>'))
  },
}

export const MakesALink: Story = {
  args: { value: '<p>Jadval</p>' },
  play: async ({ args, canvas, canvasElement }) => {
    const text = await enter(canvasElement)
    await userEvent.keyboard(all)
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    const address = canvas.getByLabelText('Link address')
    await expect(address).toHaveFocus()
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('example.com')
    await userEvent.clear(address)
    await userEvent.type(address, 'zal.uz/jadval{Enter}')
    await waitFor(() =>
      lastOf(args)(
        '<p><a href="https://zal.uz/jadval" rel="noopener noreferrer" target="_blank">Jadval</a></p>',
      ),
    )
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove link' }))
    await waitFor(() => lastOf(args)('<p>Jadval</p>'))
  },
}

export const CleansWhatIsPasted: Story = {
  play: async ({ args, canvasElement }) => {
    const text = await enter(canvasElement)
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<h1 style="color:red">Прайс <b>2026</b></h1><img src=x onerror=alert(1)><a href="javascript:x">a</a>',
    )
    const paste = { clipboardData, bubbles: true, cancelable: true }
    text.dispatchEvent(new ClipboardEvent('paste', paste))
    await waitFor(() => lastOf(args)('<p>Прайс <strong>2026</strong>a</p>'))
  },
}

export const EmptyIsTheEmptyText: Story = {
  args: { value: '<p>Bir</p>' },
  play: async ({ args, canvasElement }) => {
    await enter(canvasElement)
    await userEvent.keyboard(`${all}{Backspace}`)
    await waitFor(() => lastOf(args)(''))
  },
}

const FormRichText = bound(RichTextField)

/** The first press on Save shows the error; typing clears it. */
export const InAForm: Story = {
  render: ({ onChange }) => (
    <Formik
      initialValues={{ text: '' }}
      validate={({ text }) => (text === '' ? { text: 'Write the note' } : {})}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={({ text }) => onChange(text)}
    >
      {({ values }) => (
        <Form noValidate>
          <FormRichText name="text" label="Note" required hint="Only staff see it" />
          <button type="submit">Save</button>
          <RichText html={values.text} />
        </Form>
      )}
    </Formik>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const text = await textbox(canvasElement)
    await expect(text).toHaveAttribute('aria-required', 'true')
    await expect(text).toHaveAccessibleDescription('Only staff see it')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(text).toHaveAccessibleDescription('Write the note'))
    await expect(text).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(canvas.getByText('Note'))
    await waitFor(() => expect(text).toHaveFocus())
    write('Oʻtkir')
    await waitFor(() => expect(text).not.toHaveAttribute('aria-invalid'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('<p>Oʻtkir</p>'))
  },
}

export const Disabled: Story = {
  args: { value: note, disabled: true },
  play: async ({ args, canvas, canvasElement }) => {
    const text = await textbox(canvasElement)
    await expect(text).toHaveAttribute('contenteditable', 'false')
    await userEvent.type(text, 'x')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Bold' })).toBeDisabled()
  },
}

const base: RichTextFieldProps = { label: 'Izoh', value: '', onChange: fn() }
export const Catalog: Story = {
  render: () => (
    <States
      of={RichTextField}
      states={[
        { ...base, placeholder: 'Murabbiy bilishi kerak boʻlgan narsa', maxLength: 1000 },
        { ...base, value: note, hint: 'Faqat xodimlar koʻradi' },
        {
          ...base,
          label: 'Сообщение',
          required: true,
          error: 'Сократите сообщение',
          value:
            '<ol><li><p>Зал закрыт <em>28–30 мая</em>.</p></li><li><p>Заморозка ставится <u>сама</u>.</p></li></ol>',
          maxLength: 40,
        },
        { ...base, value: note, disabled: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(4))
  },
}
