import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { empty, failed, forbidden, phone } from '../../testing/states.ts'

const meta = {
  title: 'Sections/Checkin',
  component: App,
  parameters: { layout: 'fullscreen', route: '/checkIn/register' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Who is at the door?' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Came in today' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Member' })).toHaveFocus()
  },
}

export const Empty: Story = empty('Nobody has come in yet')

export const Failed: Story = failed

export const Forbidden: Story = forbidden('partner')

export const Phone: Story = phone(Ready)

/** Gʻulomova has a yearly plan and no visit today. */
export const ChecksIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '234567{Enter}')
    await expect(await canvas.findByText('May come in')).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Check in' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Checked in: Gʻulomova Oʻgʻiloy')).toBeVisible())
    await expect(await canvas.findByRole('link', { name: 'Gʻulomova Oʻgʻiloy' })).toBeVisible()
  },
}

export const AsksAgain: Story = {
  play: async (context) => {
    await ChecksIn.play?.(context)
    const { canvas } = context
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '234567{Enter}')
    await expect(await canvas.findByText('Look first')).toBeVisible()
    await expect(canvas.getByText(/^Already came in at/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Let in anyway' })).toBeVisible()
  },
}

export const UndoTakesTheVisitBack: Story = {
  play: async (context) => {
    await ChecksIn.play?.(context)
    const news = within(await screen.findByRole('region', { name: 'Messages' }))
    await userEvent.click(await news.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByText('Visit taken back')).toBeVisible())
    await expect(context.canvas.queryByRole('link', { name: 'Gʻulomova Oʻgʻiloy' })).toBeNull()
  },
}

/** Щербакова's plan is over: refused, with the way to renew. */
export const RefusesAnExpiredPlan: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '1100{Enter}')
    await expect(await canvas.findByText('May not come in')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Renew' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Check in' })).toBeNull()
  },
}

export const WarnsOfADebt: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '112233{Enter}')
    await expect(await canvas.findByText(/The member owes 80 000/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Take payment' })).toBeVisible()
  },
}

export const OffersSeveralPlans: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '667788{Enter}')
    const plans = await canvas.findAllByRole('radio')
    await expect(plans.length).toBe(2)
    const longest = plans.at(-1)
    if (longest) await userEvent.click(longest)
    await expect(
      await canvas.findByRole('button', { name: /^(Check in|Let in anyway)$/ }),
    ).toBeVisible()
  },
}

export const History: Story = {
  parameters: { route: '/checkIn/list' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Time' })).toBeVisible()
    await expect(
      (await canvas.findAllByText(/^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/)).length,
    ).toBeGreaterThan(5)
  },
}
