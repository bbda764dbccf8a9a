import { confirmDialogDocs } from './ConfirmDialog.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { part: confirmDialogDocs },
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: 'Aziza Karimova: 450\u00a0000\u00a0UZS qaytarilsinmi?',
    children: 'Abonement bekor boʻladi, pul naqd qaytariladi.',
    confirm: 'Qaytarish',
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)

export const FocusesTheSafeAnswer: Story = {
  play: async ({ args }) => {
    const dialog = await page().findByRole('alertdialog', { name: args.title })
    const safe = within(dialog).getByRole('button', { name: 'Back' })
    await waitFor(() => expect(safe).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const ClosesWhenDone: Story = {
  play: async ({ args }) => {
    await userEvent.click(await page().findByRole('button', { name: 'Qaytarish' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const StaysOpenAndShowsTheError: Story = {
  args: {
    onConfirm: fn(() => Promise.reject(new Error('refused'))),
    error: 'Bu toʻlov allaqachon qaytarilgan.',
  },
  play: async ({ args }) => {
    await userEvent.click(await page().findByRole('button', { name: 'Qaytarish' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    const told = page().getByText('Bu toʻlov allaqachon qaytarilgan.')
    await waitFor(() => expect(told).toBeVisible())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Keyboard: Story = {
  play: async ({ args }) => {
    await page().findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const DontAskIfSure: Story = {
  args: { title: 'Ishonchingiz komilmi?', children: null, confirm: 'Ha' },
}

export const Catalog: Story = {}
