import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { somebodyElse } from '../../../testing/somebodyElse.ts'
import { phone } from '../../../testing/states.ts'

const meta = {
  title: 'Sections/FirstSteps',
  component: App,
  parameters: { layout: 'fullscreen', route: '/checkin/register', role: 'owner', empty: true },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** A business without packages and members: the open step has the primary, a sale says what it waits for. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: 'First steps' }))
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 5 done')
    await expect(steps.getAllByRole('listitem')).toHaveLength(5)
    await expect(steps.getByRole('link', { name: 'New package' })).toBeVisible()
    await expect(steps.getByText('Opens with a first package and a member')).toBeVisible()
    await expect(steps.queryByRole('link', { name: 'New payment' })).toBeNull()
  },
}
export const Phone: Story = phone(Ready)

/** Records tick a step, also those of somebody else. */
export const TicksByItself: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'First steps' })
    await somebodyElse('POST', '/management/package/', {
      name: 'Oylik',
      price: 400_000,
      days: 30,
    })
    await waitFor(() =>
      expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 5 done'),
    )
  },
}

/** Hidden for all owners and directors; the toast takes it back. */
export const HidesTheSteps: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide these steps' }))
    await expect(await screen.findByText('First steps hidden')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'First steps' })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('list', { name: 'First steps' })).toBeVisible()
  },
}

/** A refusal leaves the steps, with the reason. */
export const HidingFails: Story = {
  parameters: { expectedErrors: [/503/] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.patch('*/api/v1/management/first-steps/', () =>
        HttpResponse.json(
          { success: false, code: 'busy', message: 'Try again later.', errors: {} },
          { status: 503 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide these steps' }))
    await expect(await screen.findByText(/Try again/)).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'First steps' })).toBeVisible()
  },
}

/** The front desk has its check-in alone, and so has a business that has begun. */
export const OfTheDesk: Story = {
  parameters: { role: 'restricted_user' },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: /^Member/ })
    await expect(canvas.queryByRole('list', { name: 'First steps' })).toBeNull()
  },
}
export const OnceItHasBegun: Story = {
  parameters: { empty: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: /^Member/ })
    await expect(canvas.queryByRole('list', { name: 'First steps' })).toBeNull()
  },
}
