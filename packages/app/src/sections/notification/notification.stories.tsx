import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { empty, failed, loading, phone } from '../../testing/states.ts'

const meta = {
  title: 'Sections/Notification',
  component: App,
  // A sign-in of another story tells the owner of a new device.
  parameters: { layout: 'fullscreen', countsSignIns: true, route: '/notifications/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const marks = (canvas: Canvas) => canvas.getAllByRole('img', { name: 'Unread' })
const device = 'New device: Ismoilov Doston'
/** The name of its row says that it is unread. */
const row = `Unread ${device}`

/** All notifications of the owner, the unread ones with a dot; no bell on its own page. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(device)).toBeVisible()
    await expect(await canvas.findByText('The database was opened again')).toBeVisible()
    await expect(canvas.getByText('Director')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Unread \d+$/ })).toHaveTextContent(
        String(marks(canvas).length),
      ),
    )
    await expect(canvas.queryByRole('button', { name: /^Notifications/ })).toBeNull()
  },
}

export const Loading: Story = loading('Notifications')
export const Empty: Story = empty('No notifications yet')
export const Failed: Story = failed()
export const Phone: Story = phone({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(device)).toBeVisible()
  },
} satisfies Story)

export const UnreadOnly: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('The database was opened again')
    const count = marks(canvas).length
    await userEvent.click(canvas.getByRole('link', { name: /^Unread \d+$/ }))
    await waitFor(() => expect(canvas.queryByText('The database was opened again')).toBeNull())
    await expect(marks(canvas)).toHaveLength(count)
  },
}

/** A row opens the notification and is read then; the arrows go on to the next. */
export const Detail: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: row }))
    const detail = within(await screen.findByRole('dialog', { name: device }))
    await expect(await detail.findByText('System')).toBeVisible()
    await expect(detail.getByText(/^\d\d\/\d\d\/2026, \d\d:\d\d$/)).toBeVisible()
    await expect(detail.getByRole('button', { name: 'Previous notification' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(detail.getByRole('button', { name: 'Next notification' }))
    const digest = within(await screen.findByRole('dialog', { name: /^Sales yesterday: / }))
    await userEvent.click(digest.getByRole('button', { name: 'Next notification' }))
    await screen.findByRole('dialog', { name: /^Invoice \d+ voided$/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Unread 1' })).toBeVisible())
  },
}

/** The link of a notification leads to its record. */
export const LeadsToTheRecord: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: row }))
    const detail = within(await screen.findByRole('dialog', { name: device }))
    await userEvent.click(await detail.findByRole('link', { name: 'Open devices' }))
    await canvas.findByRole('heading', { level: 1, name: 'Devices' })
    await expect((await canvas.findAllByText(/Ismoilov Doston/))[0]).toBeVisible()
  },
}

export const MarksAllAsRead: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(device)
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Unread' })).toBeNull())
    // Shown by the count, which is read again after the list.
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull(),
    )
  },
}

/** Another person’s notification is not found. */
export const OfAnotherPerson: Story = {
  parameters: {
    role: 'restricted_user',
    route: '/notifications/list?open=1',
    expectedErrors: [/404/],
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible()
  },
}
