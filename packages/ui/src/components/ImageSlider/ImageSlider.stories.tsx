import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { imageSliderDocs } from './ImageSlider.docs.ts'
import { ImageSlider, type Picture } from './ImageSlider.tsx'
import { painting } from './painting.sample.ts'

const pictures: Picture[] = [
  { src: painting('sky'), alt: 'Protein qutisi oldidan' },
  { src: painting('sun'), alt: 'Tarkibi yozilgan orqa tomoni' },
  { src: painting('hill'), alt: 'Ochiq quti va oʻlchov qoshigʻi' },
]

const meta = {
  title: 'Components/ImageSlider',
  component: ImageSlider,
  args: { label: 'Whey Protein 2 kg', pictures },
  parameters: { part: imageSliderDocs },
} satisfies Meta<typeof ImageSlider>
export default meta
type Story = StoryObj<typeof meta>

export const Product: Story = {}

export const One: Story = {
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('img', { name: 'Protein qutisi oldidan' })).toBeVisible()
  },
}

export const None: Story = { args: { pictures: [] } }

export const DontSameWords: Story = {
  args: { pictures: pictures.map((picture) => ({ ...picture, alt: 'Whey Protein 2 kg' })) },
}

/** Index of the visible picture, from 1. */
const seen = (root: HTMLElement) => {
  const track = within(root).getByRole('group', { name: /^Image/ })
  return Math.round(track.scrollLeft / track.clientWidth) + 1
}

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'Image 1 of 3' })).toHaveFocus()
    for (const [key, at] of [
      ['ArrowRight', 2],
      ['End', 3],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['Home', 1],
      ['ArrowLeft', 1],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect(canvas.getByRole('group', { name: `Image ${at} of 3` })).toHaveFocus()
      await waitFor(() => expect(seen(canvasElement)).toBe(at))
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous image' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Next image' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    const third = canvas.getByRole('button', { name: 'Show image 3' })
    await expect(third).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(third).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('img', { name: /Ochiq quti/ })).toBeInTheDocument()
  },
}

/** At an end the button is aria-disabled and keeps focus. */
export const Disabled: Story = {
  args: { pictures: pictures.slice(0, 2) },
  play: async ({ canvas, canvasElement }) => {
    const next = canvas.getByRole('button', { name: 'Next image' })
    await expect(canvas.getByRole('button', { name: 'Previous image' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(next)
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(next).toHaveFocus()
    await waitFor(() => expect(seen(canvasElement)).toBe(2))
  },
}

/** Touch scrolls the track; counter and thumbnails follow. */
export const Swipe: Story = {
  play: async ({ canvas }) => {
    const track = canvas.getByRole('group', { name: 'Image 1 of 3' })
    track.scrollTo({ left: track.clientWidth })
    await waitFor(() => expect(track).toHaveAccessibleName('Image 2 of 3'))
    await expect(canvas.getByText('2 / 3')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { pictures: [{ src: 'data:,', alt: 'Protein qutisi oldidan' }, ...pictures.slice(1)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the image')).toBeVisible()
    await expect(canvas.getByText('Protein qutisi oldidan')).toBeVisible()
  },
}

export const Catalog: Story = {
  render: () => (
    <>
      <Shelf label="Three" stacked>
        <ImageSlider label="Whey Protein 2 kg" pictures={pictures} />
      </Shelf>
      <Shelf label="Failed" stacked>
        <ImageSlider
          label="Зал"
          pictures={[{ src: 'data:,', alt: 'Зал для йоги, вид от двери' }]}
        />
      </Shelf>
      <Shelf label="None" stacked>
        <ImageSlider label="Shaker" pictures={[]} />
      </Shelf>
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load the image')
  },
}
