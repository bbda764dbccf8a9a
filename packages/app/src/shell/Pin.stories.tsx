import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../App.tsx'
import { phone } from '../testing/states.ts'

const meta = {
  title: 'Shell/PIN',
  component: App,
  parameters: { layout: 'fullscreen', route: '/rooms/list', role: 'manager' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function open(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Account/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^My PIN/ }))
  return within(await screen.findByRole('dialog', { name: /^My PIN/ }))
}

/** REL-39: setting a PIN requires the password; an easily guessed PIN is rejected at its field. */
export const Sets: Story = {
  parameters: { expectedErrors: [/400/] },
  play: async ({ canvas }) => {
    const form = await open(canvas)
    await userEvent.type(form.getByLabelText(/^My password/), 'Zal-2026')
    await userEvent.type(form.getByLabelText(/^New PIN/), '1234')
    await userEvent.click(form.getByRole('button', { name: /^Set PIN/ }))
    await expect(await form.findByText(/too easy to guess/)).toBeVisible()
    await userEvent.clear(form.getByLabelText(/^New PIN/))
    await userEvent.type(form.getByLabelText(/^New PIN/), '7402')
    await userEvent.click(form.getByRole('button', { name: /^Set PIN/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await open(canvas)
    await expect(await again.findByText(/You already have a PIN/)).toBeVisible()
    await expect(again.getByRole('button', { name: 'Remove PIN' })).toBeVisible()
  },
}

/** Someone at an unlocked device does not know the password. */
export const WrongPassword: Story = {
  parameters: { expectedErrors: [/400/] },
  play: async ({ canvas }) => {
    const form = await open(canvas)
    await userEvent.type(form.getByLabelText(/^My password/), 'Zal-2027')
    await userEvent.type(form.getByLabelText(/^New PIN/), '7402')
    await userEvent.click(form.getByRole('button', { name: /^Set PIN/ }))
    await expect(await form.findByText('Wrong password. Try again.')).toBeVisible()
  },
}

export const OnAPhone: Story = phone(WrongPassword)
