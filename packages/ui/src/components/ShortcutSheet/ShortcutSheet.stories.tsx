import { shortcutSheetDocs } from './ShortcutSheet.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ShortcutSheet } from './ShortcutSheet.tsx'

const meta = {
  title: 'Components/ShortcutSheet',
  component: ShortcutSheet,
  parameters: { part: shortcutSheetDocs },
  args: {
    open: true,
    onClose: fn(),
    title: 'Tugmalar',
    groups: [
      {
        title: 'Oʻtish',
        rows: [
          { label: 'Bugun', keys: ['G', 'D'] },
          { label: 'Mijozlar', keys: ['G', 'M'] },
          { label: 'Toʻlovlar', keys: ['G', 'P'] },
          { label: 'Tashrif', keys: ['G', 'C'] },
        ],
      },
      {
        title: 'Roʻyxat',
        rows: [
          { label: 'Keyingi qator', keys: ['J'] },
          { label: 'Oldingi qator', keys: ['K'] },
          { label: 'Ochish', keys: ['Enter'] },
        ],
      },
    ],
  },
} satisfies Meta<typeof ShortcutSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ args }) => {
    const sheet = await within(document.body).findByRole('dialog', { name: 'Tugmalar' })
    await waitFor(() => expect(within(sheet).getByText('Mijozlar')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const DontMixThingsUp: Story = {
  args: {
    groups: [
      {
        title: 'Toʻliq',
        rows: ['J', 'K', 'N', 'P', 'C', 'F'].map((key) => ({ label: key, keys: [key] })),
      },
    ],
  },
}

export const Catalog: Story = {}
