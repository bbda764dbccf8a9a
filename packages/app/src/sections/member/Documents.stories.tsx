import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { phone } from '../../testing/states.ts'
import { openTab } from './tabs.sample.ts'

const meta = {
  title: 'Sections/Member/Documents',
  component: App,
  parameters: { layout: 'fullscreen', route: '/members/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const add = async (canvas: ReturnType<typeof within>, ...files: File[]) =>
  userEvent.upload(await canvas.findByLabelText('Add documents'), files)

const contract = new File(['%PDF-1.7\n%%EOF'], 'Shartnoma.pdf', { type: 'application/pdf' })

export const Empty: Story = {
  play: async (context) => {
    await openTab(context, 'Documents')
    await expect(await context.canvas.findByText('No documents yet')).toBeVisible()
  },
}

export const AddsSeveral: Story = {
  play: async (context) => {
    await openTab(context, 'Documents')
    const { canvas } = context
    const list = new File(['ism;telefon'], 'Roʻyxat.csv', { type: 'text/csv' })
    await add(canvas, contract, list, await photo())
    for (const name of ['Shartnoma.pdf', 'Roʻyxat.csv', 'Rasm.png']) {
      await expect(await canvas.findByTitle(name)).toBeVisible()
    }
    await waitFor(() =>
      expect(canvas.getByTitle('Rasm.png').querySelector('img')).toHaveProperty('naturalWidth', 64),
    )
  },
}

export const Phone: Story = phone(AddsSeveral)

/** The server's error is shown at the file, and nothing is stored. */
export const RefusesWhatIsNotWhatItSays: Story = {
  play: async (context) => {
    await openTab(context, 'Documents')
    const { canvas } = context
    await add(canvas, new File(['MZ'], 'Hisobot.pdf', { type: 'application/pdf' }))
    const [reason] = await canvas.findAllByText(
      'The file is damaged or doesn’t match its extension. Choose another one.',
    )
    await expect(reason).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Member documents' })).toBeNull()
  },
}

export const TakesBackADeletion: Story = {
  play: async (context) => {
    await openTab(context, 'Documents')
    const { canvas } = context
    await add(canvas, contract)
    await userEvent.click(await canvas.findByTitle('Shartnoma.pdf'))
    const dialog = await within(document.body).findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByTitle('Shartnoma.pdf')).toBeNull())
    const news = within(document.body).getByRole('region', { name: 'Messages' })
    await userEvent.click(await within(news).findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByTitle('Shartnoma.pdf')).toBeVisible()
  },
}

export const ReadOnlyForAPartner: Story = {
  parameters: { role: 'partner' },
  play: async (context) => {
    await openTab(context, 'Documents')
    const { canvas } = context
    await expect(await canvas.findByText('No documents yet')).toBeVisible()
    await expect(canvas.queryByLabelText('Add documents')).toBeNull()
  },
}

async function photo() {
  const canvas = new OffscreenCanvas(64, 64)
  const paint = canvas.getContext('2d')
  if (paint) {
    paint.fillStyle = 'slateblue'
    paint.fillRect(0, 0, 64, 64)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'Rasm.png', {
    type: 'image/png',
  })
}
