import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { phone } from '../../testing/states.ts'

const meta = {
  title: 'Sections/Dashboard/Desk',
  component: App,
  parameters: {
    layout: 'fullscreen',
    countsSignIns: true,
    route: '/dashboard/today',
    role: 'restricted_user',
  },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** The next things for the desk; no sum of the club. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
    for (const name of [
      /^In the club/,
      'Next classes',
      'Ending in 7 days',
      'Debts',
      'Birthdays today',
    ])
      await expect(await canvas.findByRole('heading', { name })).toBeVisible()
    const main = within(canvasElement.querySelector('main') ?? canvasElement)
    await expect(await main.findByRole('link', { name: 'Check-in' })).toBeVisible()
    await expect(canvas.queryByText(/takings|total/i)).toBeNull()
  },
}

/** The desk begins with check-in. */
export const BeginsWithCheckin: Story = {
  parameters: { route: '/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check-in' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Next classes' })
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('section [data-skeleton]').length).toBeGreaterThan(3),
    )
  },
}

export const Empty: Story = {
  parameters: { empty: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody is in the club now')).toBeVisible()
    await expect(await canvas.findByText('No birthdays today')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { network: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(3),
    )
  },
}

export const Phone: Story = phone(Ready)
