import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { qrCodeDocs } from './QrCode.docs.ts'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  parameters: { part: qrCodeDocs },
  args: { text: 'https://zal.demo/club/chilonzor', label: 'Zal Chilonzor klubining kodi' },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

const watch = () => {
  const saved: { name: string; href: string }[] = []
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.href })
  })
  const blobs: Blob[] = []
  const create = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:file'
  })
  const restore = () => {
    click.mockRestore()
    create.mockRestore()
  }
  return { saved, blobs, restore }
}

export const WithFiles: Story = {
  args: { download: 'zal-chilonzor' },
  play: async ({ canvas }) => {
    const { saved, blobs, restore } = watch()
    await expect(canvas.getByRole('img', { name: 'Zal Chilonzor klubining kodi' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'SVG' }))
    await userEvent.click(canvas.getByRole('button', { name: 'PNG' }))
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['zal-chilonzor.svg', 'zal-chilonzor.png']),
    )
    await expect(blobs.map(({ type }) => type)).toEqual(['image/svg+xml', 'image/png'])
    await expect(blobs[1]?.size).toBeGreaterThan(1000)
    restore()
  },
}

export const InTheDark: Story = { parameters: { theme: 'dark' } }

export const TooLong: Story = {
  args: { text: 'Zal '.repeat(700) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This text is too long for a QR code')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  args: { download: 'kod' },
  play: async ({ canvas }) => {
    const { saved, restore } = watch()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'SVG' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(saved.map(({ name }) => name)).toEqual(['kod.svg'])
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['kod.svg', 'kod.png']))
    restore()
  },
}

export const DontTellStories: Story = {
  tags: ['!test'],
  args: { text: 'Gʻulomova Oʻgʻiloy, 12 tashrif, 31/12/2026 gacha. '.repeat(12), size: 'sm' },
}

export const Catalog: Story = {
  render: (args) => (
    <>
      <Shelf label="sm, md, lg">
        <QrCode {...args} size="sm" />
        <QrCode {...args} />
        <QrCode {...args} size="lg" />
      </Shelf>
      <Shelf label="files">
        <QrCode {...args} download="zal" />
      </Shelf>
      <Shelf label="too long">
        <QrCode {...args} text={'Zal '.repeat(700)} />
      </Shelf>
    </>
  ),
}
