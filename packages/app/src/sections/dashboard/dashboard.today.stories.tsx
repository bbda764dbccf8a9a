import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { App } from '../../App.tsx'
import { forbidden, phone } from '../../testing/states.ts'

const meta = {
  title: 'Sections/Dashboard/Today',
  component: App,
  parameters: { layout: 'fullscreen', countsSignIns: true, route: '/', role: 'owner' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const digits = (text: string | null | undefined) => (text ?? '').replace(/\D/g, '')

/** The owner begins here: the strip and every card. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Live, as of \d\d:\d\d$/)).toBeVisible()
    for (const name of [
      'Takings through the day',
      'Visits by hour',
      'Sales by method',
      'Sales by package',
      'Debtors',
      'Ending in 7 days',
      'Check-ins of today',
    ])
      await expect(await canvas.findByRole('heading', { name })).toBeVisible()
    const value = (id: string) =>
      Number(digits(canvasElement.querySelector(`[data-figure=${id}] a`)?.textContent))
    await expect(value('visits')).toBeGreaterThan(0)
    await expect(value('takings')).toBeGreaterThan(0)
  },
}

export const Loading: Story = {
  parameters: { network: 'loading', route: '/dashboard/today' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Visits by hour' })
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('section [data-skeleton]').length).toBeGreaterThan(5),
    )
    await expect(canvas.queryByRole('link', { name: /^Takings: / })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: { empty: true, route: '/dashboard/today' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No takings yet')).toBeVisible()
    await expect(await canvas.findByText('No membership ends in 7 days')).toBeVisible()
    await expect(await canvas.findByText('No debts')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { network: 'error', route: '/dashboard/today' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(6),
    )
  },
}

export const Forbidden: Story = forbidden('partner', '/dashboard/today')
export const Phone: Story = phone(Ready)

/** The takings equal the net total of the payments of the day. */
export const EqualsTheHistory: Story = {
  parameters: { route: '/dashboard/today' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Takings: / })
    const total = digits(link.textContent)
    await userEvent.click(link)
    await canvas.findByRole('table', { name: 'Payments' })
    const net = await canvas.findByText('Net')
    await expect(digits(net.parentElement?.textContent)).toBe(total)
  },
}

/** The people in the club are the rows of the check-ins. */
export const InsideEqualsTheList: Story = {
  parameters: { route: '/dashboard/today' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^In the club now: / })
    const total = Number(digits(link.textContent))
    await userEvent.click(link)
    const table = await canvas.findByRole('table')
    await waitFor(() => expect(table.querySelectorAll('tbody tr')).toHaveLength(total))
  },
}
