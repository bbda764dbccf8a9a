import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { phone } from '../../testing/states.ts'

const meta = {
  title: 'Sections/Dashboard/Trainer',
  component: App,
  parameters: {
    layout: 'fullscreen',
    countsSignIns: true,
    route: '/dashboard/today',
    role: 'trainer',
  },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** Own sessions of today and of the week, the members of the next one, own trainees; no sum of money. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
    for (const name of ['Today', 'This week', 'Trainees'])
      await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible()
    const today = within(await canvas.findByRole('list', { name: 'Today' })).getAllByRole(
      'listitem',
    )
    await expect(await canvas.findByText(/^\d+ done, \d+ to come$/)).toBeVisible()
    await expect(today.length).toBeGreaterThan(0)
    const roster = await canvas.findByRole('list', { name: 'Members of the next session' })
    await expect(within(roster).getAllByRole('link').length).toBeGreaterThan(0)
    await expect(canvas.queryByText('Takings')).toBeNull()
    await expect(canvasElement.textContent).not.toContain('UZS')
  },
}

export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Today', level: 2 })
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('section [data-skeleton]').length).toBeGreaterThan(2),
    )
  },
}

const noSessions = {
  success: true,
  code: 'ok',
  message: '',
  results: [],
  total_count: 0,
  page: 1,
  page_count: 0,
  per_page: 100,
}

/** A trainer without sessions has no next roster. */
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/management/trainer/:id/sessions/', () => HttpResponse.json(noSessions)),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sessions today')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Members of the next session' })).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { network: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(2),
    )
  },
}

/** The members of the next session come before the week. */
export const Phone: Story = {
  ...phone(Ready),
  play: async (context) => {
    await Ready.play?.(context)
    const roster = context.canvas.getByRole('list', { name: 'Members of the next session' })
    const week = context.canvas.getByRole('heading', { level: 2, name: 'This week' })
    await expect(roster.compareDocumentPosition(week)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}
