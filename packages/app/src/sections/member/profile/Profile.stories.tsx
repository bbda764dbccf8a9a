import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { somebodyElse } from '../../../testing/somebodyElse.ts'
import { phone } from '../../../testing/states.ts'
import { openTab } from './tabs.fixture.ts'

const meta = {
  title: 'Sections/Member/Profile head',
  component: App,
  parameters: { layout: 'fullscreen', route: '/members/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** The prediction, and on demand its main negative factors with their points. */
export const WhyTheChanceIsWhatItIs: Story = {
  play: async (context) => {
    await openTab(context, 'Payments')
    const { canvas } = context
    await unfold(canvas)
    await expect(canvas.getByText('Retention')).toBeVisible()
    const why = await canvas.findByRole('button', { name: 'What lowers retention' })
    why.focus()
    await userEvent.hover(why)
    const told = await screen.findByRole('tooltip')
    await waitFor(() => expect(told).toBeVisible())
    await expect(told).toHaveTextContent(/−\d+|Nothing lowers it\./)
  },
}

export const WhyOnAPhone: Story = phone(WhyTheChanceIsWhatItIs)

/** Users who may not see money get neither amounts nor their labels. */
export const HidesMoneyFromAPartner: Story = {
  parameters: { role: 'partner' },
  play: async (context) => {
    await openTab(context, 'Visits')
    const { canvas } = context
    const main = within(canvas.getByRole('main'))
    await expect(main.getByText('Visits left')).toBeVisible()
    for (const fact of ['Balance', 'Debt', 'Last payment']) {
      await expect(main.queryByText(fact)).toBeNull()
    }
    for (const tab of ['Payments', 'Deposit']) {
      await expect(main.queryByRole('link', { name: tab })).toBeNull()
    }
    await userEvent.click(main.getByRole('link', { name: /^Memberships/ }))
    await expect((await main.findAllByText('Duration'))[0]).toBeVisible()
    await expect(main.queryByText('Price')).toBeNull()
  },
}

/** A new member has no prediction yet, with the date from which there is one. */
export const TooEarlyToTell: Story = {
  play: async (context) => {
    await newcomer(context, { last_name: 'Mirzayev', first_name: 'Otabek', phone: '+998935550101' })
    await expect(await context.canvas.findByText('Available after 14 days')).toBeVisible()
  },
}

/** Personal data beside the tabs, on a phone folded above them; empty values are left out. */
export const WhoTheyAre: Story = {
  play: async (context) => {
    const known = {
      email: 'otabek@example.uz',
      phone2: '+998712000102',
      description: 'Tizzasi ogʻriydi',
    }
    const person = { last_name: 'Mirzayev', first_name: 'Otabek', phone: '+998935550103' }
    await newcomer(context, { ...person, ...known })
    const main = within(context.canvas.getByRole('main'))
    await unfold(context.canvas)
    await expect(await main.findByText(known.email)).toBeVisible()
    await expect(main.getByText('(+998) 71 200-01-02')).toBeVisible()
    await expect(main.getByText(known.description)).toBeVisible()
    await expect(main.getByText(/^· Male · member since \d\d\/\d\d\/2026$/)).toBeVisible()
    await expect(main.queryByText('Date of birth')).toBeNull()
  },
}

export const WhoTheyAreOnAPhone: Story = phone(WhoTheyAre)

/**
 * The printed card has club, name and number, as digits and as a code; read-only users can print it
 * too.
 */
export const PrintsTheCard: Story = {
  parameters: { role: 'partner' },
  play: async (context) => {
    const printed: (string | null)[] = []
    spyOn(window, 'print').mockImplementation(() => {
      printed.push(...sheets().map(({ textContent }) => textContent))
      dispatchEvent(new Event('afterprint'))
    })
    await openTab(context, 'Visits')
    await choose(context.canvas, 'Print card')
    await waitFor(() => expect(printed).toHaveLength(1))
    await expect(printed[0]).toMatch(/^Zal .*Gʻulomova Oʻgʻiloy2\d{3}( \d{3}){3}$/)
    // The print layout is removed, and a second card prints the same way.
    await waitFor(() => expect(sheets()).toEqual([]))
    await choose(context.canvas, 'Print card')
    await waitFor(() => expect(printed).toHaveLength(2))
  },
}

export const PrintsTheCardOnAPhone: Story = phone(PrintsTheCard)

const sheets = () => [...document.querySelectorAll('body > [data-paper="card"]')]

/** She has the app with the same phone: one press connects and the button disappears. */
export const ConnectsToTheApp: Story = {
  play: async (context) => {
    await openTab(context, 'Payments')
    const { canvas } = context
    await choose(canvas, 'Connect to app')
    await waitFor(() =>
      expect(
        screen.getByText('Gʻulomova Oʻgʻiloy is now connected to the mobile app.'),
      ).toBeInTheDocument(),
    )
    await expect(await canvas.findByText('App connected')).toBeVisible()
    await openMenu(canvas)
    await screen.findByRole('menuitem', { name: 'Print card' })
    await expect(screen.queryByRole('menuitem', { name: 'Connect to app' })).toBeNull()
  },
}

/** No app account has this phone. */
export const NobodyInTheApp: Story = {
  play: async (context) => {
    await newcomer(context, {
      last_name: 'Sodiqov',
      first_name: 'Jahongir',
      phone: '+998935550102',
    })
    const { canvas } = context
    await choose(canvas, 'Connect to app')
    await waitFor(() =>
      expect(screen.getByText(/^No one in the mobile app has this phone/)).toBeVisible(),
    )
    await openMenu(canvas)
    await expect(await screen.findByRole('menuitem', { name: 'Connect to app' })).toBeEnabled()
  },
}

/** The primary action follows the state: an active member is checked in. */
export const AnActiveMemberIsCheckedIn: Story = {
  play: async (context) => {
    const { canvas } = context
    await openTab(context, 'Payments')
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Check in' })).toHaveAttribute(
      'data-tone',
      'primary',
    )
    await expect(main.getByRole('link', { name: 'Sell membership' })).toHaveAttribute(
      'data-tone',
      'soft',
    )
  },
}

/** A member without a membership is sold one. */
export const AMemberWithoutOneIsSoldOne: Story = {
  play: async (context) => {
    await newcomer(context, { last_name: 'Yoqubov', first_name: 'Anvar', phone: '+998935550104' })
    const main = within(context.canvas.getByRole('main'))
    await expect(main.getAllByText('No membership')[0]).toBeVisible()
    await expect(main.getByRole('link', { name: 'Sell membership' })).toHaveAttribute(
      'data-tone',
      'primary',
    )
  },
}

/**
 * A running membership is a card with the bar of its days; the ended ones are a table, whose rows
 * open their payments.
 */
export const MembershipsByTime: Story = {
  play: async (context) => {
    await openTab(context, 'Memberships')
    const { canvas } = context
    const card = (await canvas.findByRole('heading', { name: 'Yillik VIP' })).closest('section')
    const own = within(card as HTMLElement)
    await expect(own.getByRole('img', { name: /^\d+ of \d+ days left$/ })).toBeVisible()
    await expect(own.getByText('Active')).toBeVisible()
    const earlier = within(await canvas.findByRole('table', { name: 'Earlier memberships' }))
    await expect((await earlier.findAllByText('Expired'))[0]).toBeVisible()
    await expect(earlier.queryByText('Active')).toBeNull()
    const [first] = earlier.getAllByRole('link')
    await expect(first?.getAttribute('href')).toMatch(/^\/payment\/history\?period=all&open=\d+$/)
  },
}

/** The last events stand beside every tab. */
export const RecentEvents: Story = {
  play: async (context) => {
    await newcomer(context, { last_name: 'Rahimov', first_name: 'Aziz', phone: '+998935550105' })
    const main = within(context.canvas.getByRole('main'))
    await expect(await main.findByRole('heading', { name: 'Recent' })).toBeVisible()
    await expect(await main.findByText(/^Member added · /)).toBeVisible()
  },
}

type Canvas = StoryContext['canvas']

/** Opens the facts of the member where they are folded. */
async function unfold(canvas: Canvas) {
  const facts = within(canvas.getByRole('main')).queryByText('Details', { selector: 'summary *' })
  if (facts) await userEvent.click(facts)
}

/** Opens the menu in the head. */
async function openMenu(canvas: Canvas) {
  const main = within(canvas.getByRole('main'))
  const [menu] = await main.findAllByRole('button', { name: /^Actions: / })
  if (menu) await userEvent.click(menu)
}

async function choose(canvas: Canvas, name: string) {
  await openMenu(canvas)
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

/** Registers a member and opens the profile. */
async function newcomer(
  { canvas }: StoryContext,
  person: Record<'last_name' | 'first_name' | 'phone', string> & Record<string, string>,
) {
  await canvas.findByRole('searchbox')
  await somebodyElse('POST', '/management/member/', { gender: 1, ...person })
  const name = `${person.last_name} ${person.first_name}`
  await userEvent.type(canvas.getByRole('searchbox'), `${person.phone.slice(-4)}{Enter}`)
  await userEvent.click(await canvas.findByRole('link', { name: new RegExp(name) }))
  await expect(
    await within(canvas.getByRole('main')).findByRole('heading', { level: 1, name }),
  ).toBeVisible()
}
