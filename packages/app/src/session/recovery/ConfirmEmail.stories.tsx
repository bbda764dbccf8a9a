import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { App } from '../../App.tsx'
import type { FindRoute } from '../../testing/findRoute.ts'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { phone } from '../../testing/states.ts'

const fromTheMail: FindRoute = ({ askEmail }) => askEmail('aziz@zal.uz')

const meta = {
  title: 'Shell/Confirm email',
  component: App,
  parameters: { layout: 'fullscreen', role: 'nobody', route: fromTheMail },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** Opening the link confirms nothing yet: mail programs open links too. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Confirm your new email' }),
    ).toBeVisible()
    const { results } = await somebodyElse('GET', '/merchant/user-profile/', undefined, 'owner')
    await expect(results).toMatchObject({
      email: 'owner@zal.demo',
      pending_email: { email: 'aziz@zal.uz' },
    })
  },
}

/** Pressed, it is the sign-in email; the same link works once. */
export const Confirms: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm email' }))
    await expect(
      await canvas.findByRole('heading', { name: 'Your new email is confirmed: aziz@zal.uz' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open Zal' }))
    await expect(await canvas.findByRole('heading', { name: 'Where is your club?' })).toBeVisible()
  },
}

/** A link that is used, expired, replaced or wrong. */
export const ADeadLink: Story = {
  parameters: { route: '/confirm-email#used-long-ago', expectedErrors: [/400/] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm email' }))
    await expect(
      await canvas.findByRole('heading', { name: 'This link no longer works' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Confirm email' })).toBeNull()
  },
}

export const WithoutALink: Story = {
  parameters: { route: '/confirm-email' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This link no longer works' }),
    ).toBeVisible()
  },
}

/** The server can’t be reached: the link stays good, and the button tries again. */
export const Offline: Story = {
  parameters: { route: '/confirm-email#any', network: 'offline' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Confirm email' })
    await userEvent.click(button)
    await expect(await canvas.findByText(/^Failed to connect to the server/)).toBeVisible()
    await expect(button).toBeEnabled()
  },
}

export const Phone: Story = phone(Ready)
