import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { failed, forbidden, phone } from '../../testing/states.ts'

/** The package "Oylik" of Zal Chilonzor. */
const month = '/checkIn/group?subscription=1&id=4'

const meta = {
  title: 'Sections/Checkin group',
  component: App,
  parameters: { layout: 'fullscreen', route: month },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const told = await canvas.findAllByText(/^(OK to enter|Needs attention|Entry denied)$/)
    await expect(told[0]).toBeVisible()
    await expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(15)
  },
}

/** No group chosen yet; the tab belongs to check-in. */
export const Start: Story = {
  parameters: { route: '/checkIn/group' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choose a group' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Group check-in' })[0]).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas }) => {
    const rows = await canvas.findByRole('table', { name: 'Group members' })
    await expect(rows.parentElement).toHaveAttribute('aria-busy', 'true')
  },
}

/** A package that is no longer sold has no holders. */
export const Empty: Story = {
  parameters: { route: '/checkIn/group?subscription=1&id=13' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No one has this membership today' }),
    ).toBeVisible()
  },
}

export const Failed: Story = failed()

export const Forbidden: Story = forbidden('partner')

export const Phone: Story = phone({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('checkbox', { name: /./ })).length).toBeGreaterThan(5)
  },
} satisfies Story)

/** A class, restricted to one of its times. */
export const OneTimeOfAClass: Story = {
  parameters: { route: '/checkIn/group?subscription=2&id=1&class_time=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Show one class time only')).toBeVisible()
    await expect(await canvas.findByRole('radio', { name: 'Class' })).toBeChecked()
  },
}

/**
 * Some members are checked in, the others stay selected with the reason; a warning is confirmed by
 * a second press.
 */
export const LetsInAPage: Story = {
  play: async ({ canvas }) => {
    await Ready.play?.({ canvas } as never)
    const boxes = await canvas.findAllByRole('checkbox', { name: /./ })
    await userEvent.click(boxes[0] ?? canvas.getByRole('main'))
    const bar = within(await screen.findByRole('region', { name: 'Selected rows' }))
    await userEvent.click(bar.getByRole('button', { name: 'Check in' }))
    await waitFor(() =>
      expect(canvas.getAllByText(/^Already checked in today at/)[0]).toBeVisible(),
    )
  },
}

/** Selects two members who may enter and have no visit yet. */
async function chooseTwo(canvas: ReturnType<typeof within>) {
  const ready = await waitFor(() => {
    const rows = canvas
      .getAllByRole('row')
      .filter(
        (row: HTMLElement) =>
          within(row).queryByText('OK to enter') && !/Already checked in/.test(row.innerText),
      )
    if (rows.length < 2) throw new Error('Nobody else may come in')
    return rows
  })
  for (const row of ready.slice(0, 2)) await userEvent.click(within(row).getByRole('checkbox'))
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }))
  await userEvent.click(bar.getByRole('button', { name: 'Check in' }))
}

async function undo(words: string) {
  const told = (await screen.findByText(words)).parentElement as HTMLElement
  await userEvent.click(within(told).getByRole('button', { name: 'Undo' }))
  await expect(await screen.findByText('2 check-ins undone')).toBeInTheDocument()
}

/** Undo reverses all visits of the press; the previous verdicts are shown again. */
export const UndoTakesTheGroupBack: Story = {
  play: async (context) => {
    const { canvas } = context
    await Ready.play?.(context)
    const came = () => canvas.queryAllByText(/^Already checked in today at/).length
    const before = came()
    await chooseTwo(canvas)
    await waitFor(() => expect(came()).toBe(before + 2))
    await undo('2 members checked in')
    await waitFor(() => expect(came()).toBe(before))
  },
}

let letThrough = () => {}

/** The result with its undo also appears after leaving the screen. */
export const WhoLeavesCanTakeTheGroupBack: Story = {
  beforeEach: ({ msw }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    letThrough = resolve
    msw.use(http.post('*/api/v1/check-in/register/', () => promise))
  },
  play: async (context) => {
    const { canvas } = context
    await Ready.play?.(context)
    await chooseTwo(canvas)
    await screen.findByRole('progressbar', { name: '2 selected' })
    const menu = canvas.getAllByRole('link', { name: 'Rooms' })
    if (menu[0]) await userEvent.click(menu[0])
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible()
    letThrough()
    await undo('2 members checked in')
  },
}
