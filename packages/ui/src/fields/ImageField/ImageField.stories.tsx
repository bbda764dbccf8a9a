import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { painting } from '../../components/ImageSlider/painting.sample.ts'
import { anyFile, atOnce, byHand, give, picture } from '../shared/files/hand.sample.ts'
import { Catalog as States, Kept } from '../shared/Kept.tsx'
import { imageFieldDocs } from './ImageField.docs.ts'
import { ImageField, type ImageFieldProps } from './ImageField.tsx'

const meta = {
  title: 'Fields/Image',
  component: ImageField,
  args: {
    label: 'Rasm',
    value: null,
    onChange: fn(),
    onBlur: fn(),
    onRemoved: fn(),
    onBusy: fn(),
    upload: atOnce,
  },
  parameters: { part: imageFieldDocs },
  render: (args) => <Kept of={ImageField} props={args} />,
} satisfies Meta<typeof ImageField>
export default meta
type Story = StoryObj<typeof meta>

const logo = { id: 7, name: 'Zal logotipi.svg', url: painting('hill') }

export const Empty: Story = {}
export const Filled: Story = { args: { value: logo } }

export const DontHideTheLimits: Story = { args: { hint: 'Mijoz rozi boʻlsa' } }

const slow = byHand()

/** Choosing starts the upload; the progress is readable, and cancelling aborts it. */
export const Sends: Story = {
  args: { upload: slow.upload },
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByLabelText(/Rasm/)
    await userEvent.upload(input, picture('dilnoza.svg'))
    await expect(canvas.getByText('Uploading dilnoza.svg')).toHaveAttribute('role', 'status')
    await waitFor(() => expect(args.onBusy).toHaveBeenLastCalledWith(true))
    const preview = canvasElement.querySelector('img')?.src ?? ''
    await expect(preview).toMatch(/^blob:/)
    slow.last().onProgress(0.4)
    const bar = await canvas.findByRole('progressbar', { name: 'dilnoza.svg' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of dilnoza.svg' }))
    await expect(slow.last().signal.aborted).toBe(true)
    await expect(input).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(fetch(preview)).rejects.toThrow()

    await userEvent.upload(input, picture('dilnoza.svg'))
    slow.last().finish()
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'dilnoza.svg' }),
      ),
    )
    await waitFor(() => expect(args.onBusy).toHaveBeenLastCalledWith(false))
    await expect(canvas.getByText('dilnoza.svg uploaded')).toHaveAttribute('role', 'status')
  },
}

const broken = byHand()

export const TriesAgain: Story = {
  args: { upload: broken.upload },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(/Rasm/)
    await userEvent.upload(input, picture('logo.svg'))
    broken.last().fail()
    await waitFor(() => expect(input).toHaveAccessibleDescription('Couldn’t upload logo.svg'))
    await userEvent.click(canvas.getByRole('button', { name: 'Upload logo.svg again' }))
    await expect(input).toBeValid()
    broken.last().finish()
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
  },
}

export const Refuses: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(/Rasm/)
    await expect(input).toHaveAccessibleDescription('SVG, PNG, JPG up to 2 MB')
    give('drop', input, picture('poster.svg', 2_000_001))
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(
        'Error processing your file due to file size limit of 2MB',
      ),
    )
    give('paste', input, anyFile('narxlar.pdf', 'application/pdf'))
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(
        'This file type isn’t supported. Choose SVG, PNG, JPG',
      ),
    )
    await expect(args.onChange).not.toHaveBeenCalled()
    give('paste', input, picture('poster.svg', 2_000_000))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(input).toBeValid()
  },
}

export const Removes: Story = {
  args: { value: logo },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Zal logotipi.svg' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByLabelText(/Rasm/)).toHaveFocus()
    const [removed] = (args.onRemoved as ReturnType<typeof fn>).mock.calls
    await expect(removed?.[0]).toEqual(logo)
    removed?.[1]()
    await expect(args.onChange).toHaveBeenLastCalledWith(logo)
  },
}

export const Keyboard: Story = {
  args: { value: logo },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Rasm/)
    const opened = fn((event: Event) => event.preventDefault())
    input.addEventListener('click', opened)
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(opened).toHaveBeenCalledTimes(2)
    give('paste', input, picture('yangi.svg'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove yangi.svg' })).toHaveFocus()
    await expect(args.onBlur).toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { value: logo, disabled: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(/Rasm/)
    await expect(input).toBeDisabled()
    give('drop', input.closest('label') as Element, picture('yangi.svg'))
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const base: ImageFieldProps = { label: 'Rasm', value: null, onChange: fn(), upload: atOnce }
export const Catalog: Story = {
  render: () => (
    <States
      of={ImageField}
      states={[
        base,
        { ...base, value: logo },
        { ...base, label: 'Логотип клуба', required: true, error: 'Выберите логотип' },
        { ...base, value: { ...logo, url: 'data:,' } },
        { ...base, disabled: true },
        { ...base, value: logo, disabled: true },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2))
  },
}
