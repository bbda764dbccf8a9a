import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { painting } from '../../components/ImageSlider/painting.sample.ts'
import { anyFile, atOnce, byHand, give, picture } from '../shared/files/hand.sample.ts'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { filesFieldDocs } from './FilesField.docs.ts'
import { FilesField, type FilesFieldProps } from './FilesField.tsx'

const papers = [
  { id: 1, name: 'Договор № 118, Қодирова Гулчеҳра Абдурашидовна.pdf', url: '#', size: 214_000 },
  { id: 2, name: 'Pasport nusxasi.jpg', url: painting('sky'), size: 1_540_000 },
]

const meta = {
  title: 'Fields/Files',
  component: FilesField,
  args: {
    label: 'Hujjatlar',
    value: [],
    onChange: fn(),
    onBlur: fn(),
    onRemoved: fn(),
    types: ['pdf', 'jpg', 'svg'],
    upload: atOnce,
  },
  parameters: { part: filesFieldDocs },
  render: (args) => <Kept of={FilesField} props={args} />,
} satisfies Meta<typeof FilesField>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: ReturnType<typeof within>) => canvas.getByLabelText(/Hujjatlar/)
const pdf = (name: string, bytes?: number) => anyFile(name, 'application/pdf', bytes)

export const Documents: Story = { args: { value: papers } }
export const DontAnyType: Story = { args: { types: undefined } }

const slow = byHand()

/** Two uploads: one succeeds, the other fails, is retried and cancelled. */
export const Several: Story = {
  args: { upload: slow.upload, explain: (error) => (error as Error).message },
  play: async ({ args, canvas }) => {
    slow.calls.length = 0
    await userEvent.upload(field(canvas), [pdf('bir.pdf'), picture('ikki.svg')])
    const [first, second] = slow.calls
    second?.onProgress(0.5)
    const bar = await canvas.findByRole('progressbar', { name: 'ikki.svg' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'))
    await expect(canvas.getByRole('progressbar', { name: 'bir.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    )
    second?.fail(new Error('Bu rasm emas'))
    await expect(await canvas.findByText('Bu rasm emas', { selector: '[data-tone]' })).toBeVisible()
    first?.finish()
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: 'Upload ikki.svg again' }))
    await expect(slow.calls).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of ikki.svg' }))
    await expect(slow.last().signal.aborted).toBe(true)
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByText('Upload of ikki.svg canceled')).toBeInTheDocument()
  },
}

/** Two simultaneous uploads are both kept. */
export const KeepsBoth: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(field(canvas), [pdf('bir.pdf'), pdf('ikki.pdf')])
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ name: 'bir.pdf' }),
        expect.objectContaining({ name: 'ikki.pdf' }),
      ]),
    )
  },
}

export const Refuses: Story = {
  args: { maxFiles: 2, value: papers.slice(0, 1) },
  play: async ({ args, canvas }) => {
    const input = field(canvas)
    give('drop', input, pdf('katta.pdf', 2_000_001), anyFile('x.exe', 'application/x-msdownload'))
    await waitFor(() => expect(input).toHaveAccessibleDescription(/^katta.pdf: Error processing/))
    await expect(input).toHaveAccessibleDescription(/x.exe: This type does not fit/)
    give('drop', input, pdf('bir.pdf'), pdf('ikki.pdf'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(input).toHaveAccessibleDescription('Choose 2 files or fewer')
  },
}

export const Removes: Story = {
  args: { value: papers },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Договор/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([papers[1]])
    await expect(field(canvas)).toHaveFocus()
    const [removed] = (args.onRemoved as ReturnType<typeof fn>).mock.calls
    removed?.[1]()
    await expect(args.onChange).toHaveBeenLastCalledWith(papers)
  },
}

export const Keyboard: Story = {
  args: { value: papers },
  play: async ({ args, canvas }) => {
    const input = field(canvas)
    const opened = fn((event: Event) => event.preventDefault())
    input.addEventListener('click', opened)
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(opened).toHaveBeenCalledTimes(2)
    give('paste', input, pdf('uch.pdf'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Remove Договор/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Pasport nusxasi.jpg' })).toHaveFocus()
  },
}

export const Disabled: Story = {
  args: { value: papers, disabled: true },
  play: async ({ args, canvas }) => {
    await expect(field(canvas)).toBeDisabled()
    give('drop', field(canvas).closest('label') as Element, pdf('uch.pdf'))
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const still = byHand()
const failing = byHand()

const base: FilesFieldProps = {
  label: 'Hujjatlar',
  value: [],
  onChange: fn(),
  types: ['pdf', 'jpg', 'svg'],
  upload: atOnce,
}
export const Catalog: Story = {
  render: () => (
    <States
      of={FilesField}
      states={[
        base,
        { ...base, value: papers },
        { ...base, label: 'Отправляется', upload: still.upload },
        { ...base, label: 'Не отправлено', upload: failing.upload },
        { ...base, label: 'Документы', required: true, error: 'Приложите договор' },
        { ...base, value: papers, disabled: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    give('drop', canvas.getByLabelText(/Отправляется/), pdf('Шартнома 2026.pdf'))
    still.last().onProgress(0.6)
    give('drop', canvas.getByLabelText(/Не отправлено/), pdf('Шартнома 2026.pdf'))
    failing.last().fail()
    await canvas.findByText(/^Couldn’t upload/, { selector: '[data-tone]' })
    await canvas.findByText('60%')
  },
}
