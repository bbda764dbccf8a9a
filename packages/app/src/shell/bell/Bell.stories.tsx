import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import type { UserNotification } from '../../domain/notification/notification.ts'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { phone } from '../../testing/states.ts'

/** Notifications whose detail was asked for in a story. */
let opened: string[] = []

const meta = {
  title: 'Shell/Bell',
  component: App,
  parameters: { layout: 'fullscreen', route: '/room/list' },
  beforeEach: ({ msw }) => {
    opened = []
    msw.use(
      http.get('*/api/v1/notifications/user-notifications/:id/', ({ params }) => {
        opened.push(String(params.id))
      }),
    )
  },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const unread = /^Notifications: \d+ unread$/
const list = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }))
const rows = async () => (await list()).findAllByRole('listitem')

async function openedBell(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: unread }))
  return rows()
}

/** A dot, and the number in its name. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: unread })
    await expect(bell).toHaveAttribute('data-dot', 'true')
  },
}

/** Subject, sender and time: today as a span, else as a date. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const [first, ...others] = await openedBell(canvas)
    await expect(first).toHaveTextContent(/^New device: Ismoilov DostonZal2 h ago$/)
    await expect(within(first as HTMLElement).getByRole('img', { name: 'Unread' })).toBeVisible()
    await expect(others.at(-1)).toHaveTextContent(/[A-Z][a-z]+, \d+$/)
    await expect((await list()).getByRole('link', { name: 'See all' })).toBeVisible()
  },
}

/** Enter opens the notification, the arrows go on to the next; each is read then. */
export const OpensByEnter: Story = {
  play: async ({ canvas }) => {
    const [first, second] = await openedBell(canvas)
    within(first as HTMLElement)
      .getByRole('button')
      .focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(second as HTMLElement).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const detail = within(await screen.findByRole('dialog', { name: /^Invoice \d+ voided$/ }))
    await expect(await detail.findByText(/^\d\d\/\d\d\/2026, \d\d:\d\d$/)).toBeVisible()
    await userEvent.keyboard('{ArrowUp}')
    await screen.findByRole('dialog', { name: /^Sales yesterday: / })
    await userEvent.keyboard('{ArrowUp}')
    await screen.findByRole('dialog', { name: 'New device: Ismoilov Doston' })
    await userEvent.keyboard('{Escape}')
    await canvas.findByRole('button', { name: 'Notifications: 1 unread' })
  },
}

/** Looking at the list, with a pointer or by keys, reads none. */
export const IsNotReadByLooking: Story = {
  play: async ({ canvas }) => {
    const shown = await openedBell(canvas)
    for (const row of shown) await userEvent.hover(within(row).getByRole('button'))
    within(shown[0] as HTMLElement)
      .getByRole('button')
      .focus()
    for (const _ of shown) await userEvent.keyboard('{ArrowDown}')
    await userEvent.hover((await list()).getByRole('link', { name: 'See all' }))
    await userEvent.click((await list()).getByRole('link', { name: 'See all' }))
    const table = await canvas.findByRole('table', { name: 'Notifications' })
    for (const link of await within(table).findAllByRole('link')) {
      await userEvent.hover(link)
      link.focus()
    }
    await expect(canvas.getAllByRole('img', { name: 'Unread' }).length).toBeGreaterThan(0)
    await expect(opened).toEqual([])
  },
}

export const MarksAllAsRead: Story = {
  play: async ({ canvas }) => {
    await openedBell(canvas)
    await userEvent.click((await list()).getByRole('button', { name: 'Mark all as read' }))
    await waitFor(async () =>
      expect((await list()).queryByRole('img', { name: 'Unread' })).toBeNull(),
    )
    await expect((await list()).queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: 'Notifications' })).not.toHaveAttribute(
      'data-dot',
      'true',
    )
  },
}

/** The dot goes as soon as another tab of the person has marked all. */
export const IsMarkedInAnotherTab: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^Live/, hidden: true })
    await canvas.findByRole('button', { name: unread })
    await somebodyElse('POST', '/notifications/user-notifications/mark-all-as-read/', {}, 'owner')
    await canvas.findByRole('button', { name: 'Notifications' }, { timeout: 1000 })
  },
}

export const Empty: Story = {
  parameters: { empty: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }))
    await expect(
      await (await list()).findByRole('heading', { name: 'No notifications yet' }),
    ).toBeVisible()
    await expect((await list()).getByRole('link', { name: 'See all' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { network: 'error', affects: /user-notifications/ },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }))
    await expect(await (await list()).findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A name with markup is shown as text. */
export const HostileName: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/v1/notifications/user-notifications/', async ({ request }) => {
        if (request.headers.has('X-Story-Real')) return
        const sent = new Request(request.clone())
        sent.headers.set('X-Story-Real', '1')
        const answer = (await (await fetch(sent)).json()) as { results: UserNotification[] }
        for (const { notification } of answer.results)
          if (notification.person) notification.person.name = '<img src=x onerror=alert(1)> &amp;'
        return HttpResponse.json(answer)
      }),
    )
  },
  play: async ({ canvas }) => {
    await openedBell(canvas)
    await expect(
      (await list()).getByText('New device: <img src=x onerror=alert(1)> &amp;'),
    ).toBeVisible()
    await expect(document.querySelector('img[src="x"]')).toBeNull()
  },
}

/** On a phone the bell is in the menu, and its list is a page. */
export const Phone: Story = phone({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('button', { name: unread }))
    const [first] = await rows()
    await userEvent.click(within(first as HTMLElement).getByRole('button'))
    await expect(
      await screen.findByRole('dialog', { name: 'New device: Ismoilov Doston' }),
    ).toBeVisible()
  },
} satisfies Story)
