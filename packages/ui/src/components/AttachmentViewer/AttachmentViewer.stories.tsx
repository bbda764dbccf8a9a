import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { painting } from '../ImageSlider/painting.sample.ts'
import { attachmentViewerDocs } from './AttachmentViewer.docs.ts'
import {
  AttachmentViewer,
  type Attachment,
  type AttachmentViewerProps,
} from './AttachmentViewer.tsx'

const attachments: Attachment[] = [
  { id: 1, name: 'Pasport nusxasi.jpg', url: painting('sky'), size: 842_000 },
  { id: 2, name: 'Договор № 118 от 14.05.2026, Қодирова Гулчеҳра.pdf', url: '#', size: 214_000 },
  { id: 3, name: 'Oʻlchovlar 2026.xlsx', url: '#', size: 1_540_000 },
  { id: 4, name: 'Tizza rentgeni.png', url: painting('sun') },
]

/** Removes deleted files from its state, as a page would. */
function Page({ attachments: given, onDelete, ...rest }: AttachmentViewerProps) {
  const [left, setLeft] = useState(given)
  const remove = (gone: Attachment) => {
    setLeft(left.filter(({ id }) => id !== gone.id))
    onDelete?.(gone)
  }
  return <AttachmentViewer {...rest} attachments={left} onDelete={onDelete && remove} />
}

const meta = {
  title: 'Components/AttachmentViewer',
  component: Page,
  args: { label: 'Hujjatlar', attachments, onDelete: fn() },
  parameters: { part: attachmentViewerDocs },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)
const dialog = (name: RegExp | string) => body().findByRole('dialog', { name })

export const OfAMember: Story = {}

export const WithoutDelete: Story = {
  args: { onDelete: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Договор/ }))
    const open = within(await dialog(/Договор/))
    await expect(open.queryByRole('button', { name: 'Delete' })).toBeNull()
    await expect(open.getByRole('link', { name: 'Download' })).toHaveAttribute('download')
    await expect(open.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
  },
}

export const DontNamesOfCameras: Story = {
  args: {
    attachments: [
      { id: 1, name: 'IMG_2041.jpg', url: painting('sky') },
      { id: 2, name: 'IMG_2041 (1).jpg', url: painting('sun') },
    ],
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Pasport/ })).toHaveFocus()
    await userEvent.tab()
    const second = canvas.getByRole('button', { name: /Договор/ })
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await dialog(/Договор/)
    await userEvent.keyboard('{ArrowRight}')
    await expect(await dialog('Oʻlchovlar 2026.xlsx')).toHaveTextContent('3 of 4')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    const picture = within(await dialog('Pasport nusxasi.jpg')).getByRole('img')
    await expect(picture).toHaveAccessibleName('Pasport nusxasi.jpg')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await dialog('Pasport nusxasi.jpg')).toHaveTextContent('1 of 4')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(second).toHaveFocus())
  },
}

/** Deleting shows the next file; after the last one the viewer closes. */
export const Deletes: Story = {
  args: { attachments: attachments.slice(0, 2) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pasport/ }))
    await userEvent.click(within(await dialog(/Pasport/)).getByRole('button', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenLastCalledWith(attachments[0])
    await userEvent.click(within(await dialog(/Договор/)).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tizza/ }))
    await dialog('Tizza rentgeni.png')
  },
}

export const Catalog: Story = {
  render: () => (
    <Shelf label="Hujjatlar" stacked>
      <AttachmentViewer
        label="Hujjatlar"
        attachments={[
          ...attachments,
          { id: 5, name: 'Yoʻqolgan.png', url: 'data:,' },
          { id: 6, name: 'arxiv.bin', url: '#', size: 12_000 },
        ]}
      />
    </Shelf>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(4))
  },
}
