import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, type within } from 'storybook/test'
import { App } from '../../App.tsx'
import type { FindRoute } from '../../testing/findRoute.ts'

const meta = {
  title: 'Shell/Recovery',
  component: App,
  parameters: { layout: 'fullscreen', role: 'nobody', route: '/recovery' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const fromTheMail: FindRoute = ({ askRecovery }) => askRecovery('desk@zal.demo')

const ask = async (canvas: Canvas, username: string) =>
  userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), `${username}{Enter}`)

export const AsksForTheEmail: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Forgot your password?' }),
    ).toBeVisible()
    await ask(canvas, 'desk')
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(
      'Enter an email, for example name@example.uz',
    )
    await expect(canvas.getByRole('link', { name: '(+998) 71 200-00-00' })).toBeVisible()
  },
}

export const SaysTheSameOfAnUnknownEmail: Story = {
  parameters: { route: '/auth/recovery' },
  play: async ({ canvas }) => {
    await ask(canvas, 'nobody@zal.demo')
    await expect(await canvas.findByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expect(canvas.getByText(/^If nobody@zal.demo has a Zal account/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(await canvas.findByText('Sent again. Use the latest email.')).toBeVisible()
  },
}

export const ReportsAnUnavailableServer: Story = {
  parameters: { network: 'offline' },
  play: async ({ canvas }) => {
    await ask(canvas, 'desk@zal.demo')
    await expect(
      await canvas.findByText('Failed to connect to the server. Please try again later.'),
    ).toBeVisible()
  },
}

export const SetsANewPasswordByTheLink: Story = {
  parameters: { route: fromTheMail },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('New password')
    await expect(canvas.getByText(/^For desk@zal.demo/)).toBeVisible()
    await userEvent.type(field, 'tulip{Enter}')
    await expect(canvas.getByText('The password doesn’t meet all the rules yet')).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(field)
    await userEvent.type(field, 'Tulip-Bakery-81{Enter}')
    await expect(
      await canvas.findByText('Your new password is saved. Use it to sign in.'),
    ).toBeVisible()
    await userEvent.click(await canvas.findByRole('radio', { name: 'Uzbekistan' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), 'desk@zal.demo')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'Tulip-Bakery-81{Enter}')
    await expect(await canvas.findByRole('navigation', { name: 'Menu' })).toBeVisible()
  },
}

export const RefusesAPasswordThatManyUse: Story = {
  parameters: { route: fromTheMail },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('New password')
    await userEvent.type(field, 'P@ssw0rd1{Enter}')
    await expect(await canvas.findByText(/^This password is too common\. Choose/)).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
}

export const NewPassword: Story = {
  parameters: { route: fromTheMail },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Tulip')
  },
}

export const ExpiredLink: Story = {
  parameters: { route: '/recovery#used-long-ago' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This link no longer works' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Request new link' }))
    await expect(
      await canvas.findByRole('heading', { name: 'Forgot your password?' }),
    ).toBeVisible()
  },
}

export const CannotReadTheLink: Story = {
  parameters: { route: '/recovery#any', network: 'error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: { route: fromTheMail },
  play: NewPassword.play,
}
