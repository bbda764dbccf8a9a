import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { phone, recordStates } from '../../../testing/states.ts'

const route = '/trainers/profile/4'

const meta = {
  title: 'Sections/Trainer/Profile',
  component: App,
  parameters: { layout: 'fullscreen', route },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const openTab = async ({ canvas }: StoryContext, name: string) => {
  await canvas.findByRole('heading', { level: 1, name: 'Rahimov Sanʼat' })
  await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name }))
}

/** Figures, the sessions of this week, and the trainees whose memberships end first. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Rahimov Sanʼat' }),
    ).toBeVisible()
    await expect(await canvas.findByText('with a running membership')).toBeVisible()
    await expect(canvas.getByText(/^\d+ of \d+ spots, 30 days$/)).toBeVisible()
    const week = within(await canvas.findByRole('group', { name: 'This week' }))
    await expect(week.getAllByText('Pilates').length).toBeGreaterThan(0)
    const table = within(await canvas.findByRole('table', { name: 'Trainees' }))
    await waitFor(() => expect(table.getAllByRole('row').length).toBeGreaterThan(3))
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/trainers/edit/4',
    )
  },
}

const states = recordStates(route, { forbidden: 'restricted_user' })

export const Loading: Story = states.Loading
export const Failed: Story = states.Failed

/** One of the parts fails, the others stay. */
export const FiguresFailed: Story = {
  parameters: { network: 'error', affects: /figures/ },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(await canvas.findByRole('group', { name: 'This week' })).toBeVisible()
  },
}

/** The server shows a page to those who see the staff, and to the trainer. */
export const Forbidden: Story = {
  parameters: { role: 'restricted_user', expectedErrors: [/403/] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You don’t have access' }),
    ).toBeVisible()
    await expect(canvas.queryByText('Trainees')).toBeNull()
  },
}

/** Without any session or trainee. */
export const Empty: Story = {
  parameters: { route: '/trainers/list' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Sattorov Otabek' }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Sattorov Otabek' }),
    ).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'No trainees yet' })).toBeVisible()
    await expect(
      await canvas.findByRole('heading', { name: 'No sessions this week' }),
    ).toBeVisible()
    await expect(await canvas.findAllByText('too few yet')).toHaveLength(2)
  },
}

export const ExplainsAFigure: Story = {
  play: async ({ canvas }) => {
    const mark = await canvas.findByRole('button', { name: 'Retention' })
    mark.focus()
    const told = await screen.findByText(/ended in the last 90 days/)
    await waitFor(() => expect(told).toBeVisible())
  },
}

export const RunningAndEndedTrainees: Story = {
  play: async (context) => {
    await openTab(context, 'Trainees')
    const { canvas } = context
    const rows = async () =>
      within(await canvas.findByRole('table', { name: 'Trainees' })).findAllByRole('row')
    await expect((await rows()).length).toBeGreaterThan(5)
    await expect(canvas.queryByText('Expired')).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Ended' }))
    await expect((await canvas.findAllByText('Expired')).length).toBeGreaterThan(5)
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  },
}

export const OpensATrainee: Story = {
  play: async (context) => {
    await openTab(context, 'Trainees')
    const { canvas } = context
    const table = within(await canvas.findByRole('table', { name: 'Trainees' }))
    const [member] = await table.findAllByRole('link')
    if (!member) throw new Error('No row is a link')
    await expect(member).toHaveAttribute('href', expect.stringMatching(/^\/members\/profile\/\d+$/))
    await userEvent.click(member)
    await expect(await canvas.findByRole('link', { name: 'Memberships' })).toBeVisible()
  },
}

export const SessionsHeld: Story = {
  play: async (context) => {
    await openTab(context, 'Sessions held')
    const { canvas } = context
    const table = within(await canvas.findByRole('table', { name: 'Sessions held' }))
    await expect((await table.findAllByText(/^\d+ of \d+$/)).length).toBeGreaterThan(5)
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  },
}

/** A trainer reaches the own page from the account menu, and cannot change it. */
export const OwnPage: Story = {
  parameters: { role: 'trainer', route: '/profile' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'My trainer page' }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Rahimov Sanʼat' }),
    ).toBeVisible()
    await expect(await canvas.findByText('with a running membership')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
  },
}

/** Figures two by two, the week as a list, trainees as rows of two lines. */
export const Phone: Story = phone({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('with a running membership')).toBeVisible()
    await expect(await canvas.findByRole('group', { name: 'This week' })).toBeVisible()
    await expect(canvas.getByText('About the trainer', { selector: 'summary *' })).toBeVisible()
  },
} satisfies Story)
