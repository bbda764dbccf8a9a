import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { App } from '../../App.tsx'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { phone } from '../../testing/states.ts'
import { openTab } from './tabs.sample.ts'

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
    await expect((await canvas.findAllByText(/let in by/)).length).toBe(10)
    await expect(canvas.getByText(/^1–10/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }))
    await expect(await canvas.findByText(/^11–20/)).toBeVisible()
  },
}

export const AttendanceOnAPhone: Story = phone({
  play: async (context) => {
    await openTab(context, 'Visits')
    await expect((await context.canvas.findAllByText(/let in by/)).length).toBe(10)
  },
} satisfies Story)

/** The toggle is in the address; the sum is red where the member owes. */
export const Deposit: Story = {
  play: async (context) => {
    await openTab(context, 'Deposit')
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Deposit' })).toBeVisible()
    await expect((await canvas.findAllByText(/^\+.*UZS$/)).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('radio', { name: 'Withdrawals' }))
    await expect(await canvas.findByText('Nothing was taken out yet')).toBeVisible()
  },
}

export const DepositOnAPhone: Story = phone({
  play: async (context) => {
    await openTab(context, 'Deposit')
    await expect((await context.canvas.findAllByText(/^\+.*UZS$/)).length).toBeGreaterThan(0)
  },
} satisfies Story)

/** What somebody else changes is told with its before and after. */
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
    await openTab(context, 'Log')
    const { canvas } = context
    await expect(await canvas.findByText('Member changed')).toBeVisible()
    await expect(canvas.getByText('ogiloy@example.uz')).toBeVisible()
    await expect((await canvas.findAllByText(/ · Admin · Zal Chilonzor$/)).length).toBeGreaterThan(
      0,
    )
  },
}

export const LogInRussian: Story = {
  parameters: { language: 'ru' },
  play: async (context) => {
    await openTab(context, 'Журнал')
    await expect(await context.canvas.findByText('Клиент зарегистрирован')).toBeVisible()
  },
}
