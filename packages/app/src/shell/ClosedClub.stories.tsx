import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../App.tsx'
import { setClubActive } from '../testing/setClubActive.ts'
import { somebodyElse } from '../testing/somebodyElse.ts'

const meta = {
  title: 'Shell/Closed club',
  component: App,
  parameters: { layout: 'fullscreen', route: '/room/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const closed = 'This club is closed'
const group = async () => within(await screen.findByRole('group', { name: 'Closed clubs' }))
const openSwitcher = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: /^Club: / }))
const bar = async (canvas: Canvas) => {
  await canvas.findByText(closed)
  const bars: HTMLElement[] = canvas.getAllByRole('status')
  return within(bars.find((one) => one.textContent.includes(closed)) ?? document.body)
}
/** Club 1 with the payments of the demo, closed by another owner. */
const close = async () => setClubActive(1, false)
const inClosed = { club: 1, route: '/payment/history?period=all&status=paid&q=1234567' }

/** Below the open clubs; the tab begins in an open one. */
export const IsOfferedBelowTheOpenOnes: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Rooms' })
    await expect(canvas.queryByText(closed)).toBeNull()
    await openSwitcher(canvas)
    const found = await group()
    const [club, ...others] = found.getAllByRole('menuitem')
    await expect(club).toHaveTextContent('Zal Olmazor')
    await expect(others).toEqual([])
    const all = screen.getAllByRole('menuitem').map((one) => one.textContent)
    await expect(all.at(-1)).toContain('Zal Olmazor')
  },
}

/** Everything is read; what creates or changes records is absent. */
export const IsEntered: Story = {
  play: async ({ canvas }) => {
    await openSwitcher(canvas)
    await userEvent.click((await group()).getByRole('menuitem', { name: /Zal Olmazor/ }))
    await expect(await canvas.findByRole('button', { name: 'Club: Zal Olmazor' })).toBeVisible()
    await expect(await canvas.findByText(closed)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'New' })).toBeNull()
    await userEvent.keyboard('[KeyG][KeyR]')
    await canvas.findByRole('heading', { level: 1, name: 'Rooms' })
    await expect(await canvas.findByText('Katta zal')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'New room' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Actions: Katta zal/ })).toBeNull()
  },
}

export const IsEnteredOnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: inClosed,
  beforeEach: close,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(closed)).toBeVisible()
    await expect((await bar(canvas)).getByRole('link', { name: 'Activate' })).toBeVisible()
    const menu = within(canvas.getByRole('navigation', { name: 'Menu' }))
    await expect(menu.queryByRole('link', { name: 'Sell' })).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** Cash goes back without a shift, and the row offers nothing but a void and a refund. */
export const RefundsAPayment: Story = {
  parameters: inClosed,
  beforeEach: close,
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions: invoice/ })
    if (menu) await userEvent.click(menu)
    const item = await screen.findByRole('menuitem', { name: /^Refund/ })
    await expect(screen.getByRole('menuitem', { name: /^Void/ })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: /^(Edit|Sell)/ })).toBeNull()
    await userEvent.click(item)
    await userEvent.click(await canvas.findByRole('button', { name: 'Health reasons' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Refund/ }))
    const asked = within(await screen.findByRole('alertdialog'))
    await userEvent.click(asked.getByRole('button', { name: /^Refund/ }))
    await canvas.findByRole('heading', { level: 1, name: 'Payment refunded' })
    await userEvent.click(canvas.getByRole('button', { name: 'Print slip' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

/** A form that is open while its club is closed keeps its place, and returns with the club. */
export const ClosesUnderAForm: Story = {
  parameters: { club: 1, route: '/room/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Boks zali')
    await setClubActive(1, false)
    await expect(await canvas.findByRole('heading', { name: closed })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Club: Zal Chilonzor' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: /^Name/ })).toBeNull()
    await setClubActive(1, true)
    const name = () => canvas.findByRole('textbox', { name: /^Name/ })
    await waitFor(async () => expect(await name()).toHaveValue('Boks zali'))
    await expect(canvas.queryByText(closed)).toBeNull()
  },
}

/** From there, other clubs are only read. */
export const OtherClubsAreRead: Story = {
  parameters: { club: 1, route: '/club/edit/2' },
  beforeEach: close,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Switch to an open club to change this one.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(Dea|A)ctivate club/ })).toBeNull()
  },
}

/** Past shifts stay to be read, and none can be opened. */
export const ReadsPastShifts: Story = {
  parameters: { club: 1, route: '/finance/shift' },
  beforeEach: close,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Shifts' })).toBeVisible()
    await expect(await canvas.findByText(closed)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Open shift|Use shifts|Turn)/ })).toBeNull()
  },
}

/** The bar leads to the form of the club, which activates it. */
export const IsActivated: Story = {
  parameters: { club: 1, route: '/room/list' },
  beforeEach: close,
  play: async ({ canvas }) => {
    const link = (await bar(canvas)).getByRole('link', { name: 'Activate' })
    await userEvent.click(link)
    await expect(await canvas.findByText('Activate the club to change it.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Activate club' }))
    await waitFor(() => expect(canvas.queryByText(closed)).toBeNull())
    await expect(await canvas.findByRole('button', { name: 'New' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Club: Zal Chilonzor' })).toBeVisible()
  },
}

/** Leaves the director nothing but club 1, and closes it. */
async function leaveClosedOnly() {
  const read = async (path: string) =>
    (await somebodyElse('GET', path, undefined, 'owner')).results as unknown
  const [director] = (await read('/staffs/?role_name=director')) as { id: number }[]
  const path = `/staffs/${director?.id}/`
  const { version } = (await read(path)) as { version: number }
  await somebodyElse('PATCH', path, { locations: [1], version }, 'owner')
  await setClubActive(1, false)
}

/** A director without an open club enters a closed one from the page that says so. */
export const IsTheOnlyClub: Story = {
  parameters: { role: 'director', club: 2 },
  beforeEach: leaveClosedOnly,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You have no open club' })
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Zal Chilonzor' }))
    await expect(await canvas.findByRole('button', { name: 'Club: Zal Chilonzor' })).toBeVisible()
    await expect(await canvas.findByText(closed)).toBeVisible()
  },
}

/** A manager goes on in another club, and is offered no closed ones. */
export const IsForbiddenToAManager: Story = {
  parameters: { role: 'manager', club: 1, route: '/room/list' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Club: Zal Chilonzor' })
    await setClubActive(1, false)
    await expect(
      await canvas.findByRole('button', { name: /^Club: Zal (Yunusobod|Sergeli)/ }),
    ).toBeVisible()
    await expect(canvas.queryByText(closed)).toBeNull()
    await openSwitcher(canvas)
    await screen.findByRole('menu')
    await expect(screen.queryByRole('group', { name: 'Closed clubs' })).toBeNull()
    await expect(screen.queryByRole('menuitem', { name: /Zal Olmazor/ })).toBeNull()
  },
}
