import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { failed, forbidden, phone } from '../../../testing/states.ts'

const meta = {
  title: 'Sections/Class/Timetable',
  component: App,
  parameters: { layout: 'fullscreen', route: '/classes/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** The week is the first view: every class with its trainer and the spots that are taken. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const week = within(await canvas.findByRole('grid', { name: /^Timetable, / }))
    await expect(week.getAllByRole('columnheader')).toHaveLength(7)
    const boxing = await week.findAllByRole('button', { name: /^Bolalar boksi, / })
    await expect(boxing).toHaveLength(3)
    await expect(week.getAllByRole('button', { name: /\d+ of 18 spots taken$/ })).not.toHaveLength(
      0,
    )
    await expect(canvas.getByText(/^\d+ classes, \d+.% of spots taken$/)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas }) => {
    const week = await canvas.findByRole('grid', { name: /^Timetable, / })
    await expect(week.closest('[aria-busy="true"]')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { empty: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No classes yet' })).toBeVisible()
  },
}

export const Failed: Story = failed()
export const Forbidden: Story = forbidden('trainer')

/** One day with a strip of days, as a list. */
export const Phone: Story = phone({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Days' })).toBeVisible()
    const [row] = await canvas.findAllByRole('button', { name: /^Kundalik fitnes/ })
    await expect(row).toHaveTextContent(/\d+ of 18 spots taken/)
    await expect(canvas.queryByRole('radio', { name: 'Week' })).toBeNull()
  },
})

/** The classes of today by those that run now, come and are over. */
export const Today: Story = {
  parameters: { route: '/classes/list?view=today' },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('button', { name: /^Kundalik fitnes/ })
    await expect(rows).toHaveLength(4)
    await expect(canvas.queryByRole('button', { name: 'Next week' })).toBeNull()
  },
}

/** A day with a column for each room, or for each trainer. */
export const ByTrainer: Story = {
  parameters: { route: '/classes/list?view=groups' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Yoga zali' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'By trainer' }))
    await expect(await canvas.findByRole('columnheader', { name: /Rahimov/ })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Yoga zali' })).toBeNull()
  },
}

/** The arrows change the week; a filter says its value and leaves the classes of one room. */
export const NextWeekOfARoom: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Krossfit/ })
    const title = canvas.getByRole('heading', { level: 2 }).textContent
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }))
    await expect(canvas.getByRole('heading', { level: 2 })).not.toHaveTextContent(title ?? '')
    await userEvent.click(canvas.getByRole('button', { name: 'All rooms' }))
    await userEvent.click(
      await screen.findByText('Yoga zali', { selector: '[role^="menuitem"] *' }),
    )
    await expect(await canvas.findByRole('button', { name: 'Room: Yoga zali' })).toBeVisible()
    await expect(await canvas.findAllByRole('button', { name: /^Pilates/ })).not.toHaveLength(0)
    await expect(canvas.queryByRole('button', { name: /^Krossfit/ })).toBeNull()
  },
}

/** Enter opens the details of a class, with the way to its time. */
export const Details: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Krossfit/ })
    first?.focus()
    await userEvent.keyboard('{Enter}')
    const details = within(await screen.findByRole('region', { name: 'Krossfit' }))
    await expect(details.getByText(/^\d+ of 20 spots taken$/)).toBeVisible()
    await expect(details.getByRole('link', { name: 'Edit time' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/classes\/edit\/\d+\/0$/),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Krossfit' })).toBeNull())
    await expect(first).toHaveFocus()
  },
}

/** Of today's class the panel lists who holds it, with their verdicts. */
export const TellsTodaysRoster: Story = {
  parameters: { route: '/classes/list?view=today' },
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('button', { name: /^Kundalik fitnes/ })
    await userEvent.click(row as HTMLElement)
    const panel = within(await screen.findByRole('region', { name: 'Kundalik fitnes' }))
    await expect(panel.getByRole('heading', { name: 'Roster today' })).toBeVisible()
    await expect(
      await panel.findAllByText(/^(OK to enter|Needs attention|Entry denied)$/),
    ).not.toHaveLength(0)
    await expect(panel.getByRole('link', { name: 'Check in group' })).toBeVisible()
  },
}

/** The front desk reads the timetable; it is not offered to change a time. */
export const ReadOnly: Story = {
  parameters: { role: 'restricted_user' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Krossfit/ })
    await userEvent.click(first as HTMLElement)
    const details = within(await screen.findByRole('region', { name: 'Krossfit' }))
    await expect(details.queryByRole('link', { name: 'Edit time' })).toBeNull()
  },
}

/** The list is the second layout. */
export const ToTheList: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Krossfit/ })
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }))
    await expect(await canvas.findByRole('heading', { name: 'Pilates' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Timetable' }))
    await expect(await canvas.findByRole('grid', { name: /^Timetable, / })).toBeVisible()
  },
}
