import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { painting } from '../../components/ImageSlider/painting.sample.ts'
import { atOnce, picture } from '../shared/files/hand.sample.ts'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { photoFieldDocs } from './PhotoField.docs.ts'
import { PhotoField, type PhotoFieldProps } from './PhotoField.tsx'

const meta = {
  title: 'Fields/Photo',
  component: PhotoField,
  args: {
    label: 'Surat',
    value: null,
    onChange: fn(),
    onBlur: fn(),
    onRemoved: fn(),
    onBusy: fn(),
    upload: atOnce,
  },
  parameters: { part: photoFieldDocs },
  render: (args) => <Kept of={PhotoField} props={args} />,
} satisfies Meta<typeof PhotoField>
export default meta
type Story = StoryObj<typeof meta>

const face = { id: 7, name: 'Gʻulomova.webp', url: painting('hill') }

export const Empty: Story = {}
export const Filled: Story = { args: { value: face } }

/** Waits until the text of a fading dialog is visible. */
const tells = (words: RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible())

const sent = fn(atOnce)

/** Only the cropped square is uploaded. */
export const Cuts: Story = {
  args: { upload: sent },
  beforeEach: () => void sent.mockClear(),
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Surat/), picture('dilnoza.svg'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop photo' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Use photo' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    const [file] = sent.mock.calls[0] ?? []
    await expect(file?.name).toBe('dilnoza.png')
    if (!file) return
    const { width, height } = await createImageBitmap(file)
    await expect([width, height]).toEqual([512, 512])
  },
}

export const ThinksBetterOfIt: Story = {
  args: { upload: sent },
  beforeEach: () => void sent.mockClear(),
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Surat/), picture('dilnoza.svg'))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(sent).not.toHaveBeenCalled()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const CannotBeRead: Story = {
  play: async ({ canvas }) => {
    const broken = new File(['no picture'], 'rasm.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText(/Surat/), broken)
    await tells(/Can’t read this image/)
    await expect(screen.queryByRole('button', { name: 'Use photo' })).not.toBeInTheDocument()
  },
}

/** A mock camera that streams a canvas. */
const painted = async () => {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 480
  const paint = canvas.getContext('2d')
  const draw = () => {
    if (!paint) return
    paint.fillStyle = 'slateblue'
    paint.fillRect(0, 0, 640, 480)
  }
  draw()
  const stream = canvas.captureStream(30)
  requestAnimationFrame(draw)
  return stream
}

export const TakesAPhoto: Story = {
  args: { openCamera: painted, upload: sent },
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Webcam' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Take photo' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Use photo' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await expect(sent.mock.calls[0]?.[0].name).toBe('webcam.jpg')
  },
}

const without = (name: string) => () => Promise.reject(new DOMException('', name))
const lookInto: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Webcam' }))
}

export const CameraRefused: Story = {
  args: { openCamera: without('NotAllowedError') },
  play: async (context) => {
    await lookInto(context)
    await tells(/Camera access is blocked\. Allow it in/)
  },
}

export const CameraAbsent: Story = {
  args: { openCamera: without('NotFoundError') },
  play: async (context) => {
    await lookInto(context)
    await tells(/No camera found\. Connect one/)
  },
}

export const CameraBusy: Story = {
  args: { openCamera: without('NotReadableError') },
  play: async (context) => {
    await lookInto(context)
    await tells(/Another program is using the camera/)
  },
}

export const Keyboard: Story = {
  args: { upload: sent },
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const input = canvas.getByLabelText(/Surat/)
    await expect(input).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Webcam' })).toHaveFocus()
    await userEvent.upload(input, picture('dilnoza.svg'))
    const cut = await screen.findByRole('application', { name: /arrow keys/ })
    const shown = cut.querySelector('img')
    const zoom = screen.getByRole('slider', { name: 'Zoom' })
    cut.focus()
    await userEvent.keyboard('+++')
    await waitFor(() => expect(Number((zoom as HTMLInputElement).value)).toBeGreaterThan(1.4))
    const before = shown?.style.left
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(shown?.style.left).not.toBe(before))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(sent).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { value: face, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Surat/)).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const DontDemandAPhoto: Story = {
  tags: ['!test'],
  args: { required: true, error: 'Suratsiz roʻyxatga olinmaydi' },
}

const base: PhotoFieldProps = { label: 'Surat', value: null, onChange: fn(), upload: atOnce }
export const Catalog: Story = {
  render: () => (
    <States
      of={PhotoField}
      states={[
        base,
        { ...base, value: face },
        { ...base, label: 'Фото клиента', error: 'Файл повреждён' },
        { ...base, value: face, disabled: true },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2))
  },
}
