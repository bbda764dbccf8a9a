import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { somebodyElse } from '../../../testing/somebodyElse.ts'
import { phone } from '../../../testing/states.ts'
import { choose } from './reversal.fixture.ts'

const meta = {
  title: 'Sections/Payment/Second person',
  component: App,
  parameters: {
    layout: 'fullscreen',
    route: '/payment/history?period=all&status=paid&subscription=1&q=1234567',
  },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }))
const question = async () => within(await screen.findByRole('alertdialog'))

/** Starts a refund of Gʻulomova's yearly plan after another user has set the limit. */
async function refund(canvas: Canvas) {
  await somebodyElse('PATCH', '/finance/approval-setting/', { above: 100_000 })
  await choose(canvas, /^Refund/)
  await userEvent.click(await canvas.findByRole('button', { name: 'Moving to another city' }))
  await userEvent.click(canvas.getByRole('button', { name: /^Refund/ }))
  await userEvent.click((await question()).getByRole('button', { name: /^Refund/ }))
  return dialog(/^Approval needed/)
}

/**
 * REL-39: the PIN of another person on this device; a wrong one shows an error at its field, and
 * the approver is in the details.
 */
export const Approves: Story = {
  parameters: { expectedErrors: [/400/, /409/] },
  play: async ({ canvas }) => {
    const form = await refund(canvas)
    const pin = await form.findByLabelText(/^Approver’s PIN/)
    await waitFor(() => expect(pin).toHaveFocus())
    await userEvent.type(pin, '0007')
    await userEvent.click(form.getByRole('button', { name: /^Approve/ }))
    await expect(await form.findByText('Wrong PIN. Try again.')).toBeVisible()
    await userEvent.type(form.getByLabelText(/^Approver’s PIN/), '4826')
    await userEvent.click(form.getByRole('button', { name: /^Approve/ }))
    await canvas.findByRole('heading', { level: 1, name: 'Payment refunded' })
    await userEvent.click(canvas.getByRole('button', { name: 'View refund reason' }))
    const why = await dialog(/^Refund reason: invoice/)
    await waitFor(() => expect(why.getByText('Approved by')).toBeVisible())
    await expect(why.getByText('Ли Светлана')).toBeVisible()
  },
}

/** Cancelling the approval returns nothing and keeps the form. */
export const LeavesTheQuestion: Story = {
  parameters: { expectedErrors: [/409/] },
  play: async ({ canvas }) => {
    const form = await refund(canvas)
    await userEvent.click(form.getByRole('button', { name: 'Back' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Refund' })).toBeVisible()
    await expect(canvas.getByDisplayValue('Moving to another city')).toBeVisible()
  },
}

export const ApprovesOnAPhone: Story = phone(LeavesTheQuestion)
