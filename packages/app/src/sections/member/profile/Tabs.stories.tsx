import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import type { FindRoute } from '../../../testing/findRoute.ts'
import { somebodyElse } from '../../../testing/somebodyElse.ts'
import { phone } from '../../../testing/states.ts'
import { openTab } from './tabs.fixture.ts'

const meta = {
  title: 'Sections/Member/Tabs',
  component: App,
  parameters: { layout: 'fullscreen', route: '/members/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Attendance: Story = {
  play: async (context) => {
    await openTab(context, 'Visits')
    const { canvas } = context
    await expect((await canvas.findAllByText(/checked in by/)).length).toBe(10)
    await expect(canvas.getByText(/^1–10/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }))
    await expect(await canvas.findByText(/^11–20/)).toBeVisible()
  },
}

export const AttendanceOnAPhone: Story = phone({
  play: async (context) => {
    await openTab(context, 'Visits')
    await expect((await context.canvas.findAllByText(/checked in by/)).length).toBe(10)
  },
} satisfies Story)

/** Top-ups, or withdrawals after one press. */
export const Deposit: Story = {
  play: async (context) => {
    await openTab(context, 'Deposit')
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Deposit' })).toBeVisible()
    await expect((await canvas.findAllByText(/^\+.*UZS$/)).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('radio', { name: 'Withdrawals' }))
    await expect(await canvas.findByText('No withdrawals yet')).toBeVisible()
  },
}

const debtor: FindRoute = async ({ read }) => {
  const [first] = await read<{ id: number }[]>('/management/debtor-list/?per_page=1')
  return `/members/profile/${first?.id}?tab=deposit&type=2`
}

/** The URL selects withdrawals; the balance is red, and the top-up link carries the debt. */
export const DepositOfADebtor: Story = {
  parameters: { route: debtor },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Withdrawals' })).toBeChecked()
    await expect((await canvas.findAllByText('Paid for')).length).toBeGreaterThan(0)
    const card = canvas.getByRole('heading', { name: 'Deposit' }).closest('section')
    const own = within(card as HTMLElement)
    await expect(own.getByText(/^−.*UZS$/)).toHaveAttribute('data-tone', 'loss')
    await expect(own.getByRole('link', { name: 'Take payment' })).toBeVisible()
  },
}

export const DepositOnAPhone: Story = phone({
  play: async (context) => {
    await openTab(context, 'Deposit')
    await expect((await context.canvas.findAllByText(/^\+.*UZS$/)).length).toBeGreaterThan(0)
  },
} satisfies Story)

/** Changes by another user are listed with the values before and after. */
export const Log: Story = {
  play: async (context) => {
    const { results } = (await somebodyElse(
      'GET',
      '/management/member-search/?q=4567',
    )) as unknown as { results: { id: number }[] }
    const path = `/management/member/${results[0]?.id}/`
    const { results: member } = (await somebodyElse('GET', path)) as unknown as {
      results: { version: number }
    }
    await somebodyElse('PATCH', path, { version: member.version, email: 'ogiloy@example.uz' })
    await openTab(context, 'Activity')
    const { canvas } = context
    const day = (await canvas.findByText('Member edited')).closest('section')
    await expect(within(day as HTMLElement).getByText('ogiloy@example.uz')).toBeVisible()
    await expect((await canvas.findAllByText(/ · Admin · Zal Chilonzor$/)).length).toBeGreaterThan(
      0,
    )
  },
}

export const LogInRussian: Story = {
  parameters: { language: 'ru' },
  play: async (context) => {
    await openTab(context, 'История')
    await expect(await context.canvas.findByText('Клиент добавлен')).toBeVisible()
  },
}
