import type { Meta, StoryObj } from '@storybook/react-vite'
import { cardNumber } from '@zal/api/card'
import { http, HttpResponse } from 'msw'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import type { FindRoute } from '../../testing/findRoute.ts'
import { scan } from '../../testing/scan.ts'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { empty, exportedAs, failed, forbidden, phone } from '../../testing/states.ts'

const meta = {
  title: 'Sections/Checkin',
  component: App,
  parameters: { layout: 'fullscreen', route: '/checkIn/register' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/**
 * A hand that remembers where its pointer is, with the delay of a human typist: faster keys are
 * treated as a barcode scanner and ignored.
 */
const hand = userEvent.setup({ delay: 100 })

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Find a member' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Checked in today' })).toBeVisible()
    await expect((await canvas.findAllByRole('listitem'))[0]).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Member' })).toHaveFocus()
  },
}

export const Empty: Story = empty('No check-ins today')

export const Failed: Story = failed()

export const Forbidden: Story = forbidden('partner')

/** At the end of the page: before it, the bar at the bottom would lie over a part of a row. */
export const Phone: Story = phone({
  play: async (context) => {
    await Ready.play?.(context)
    scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(context.canvas.getAllByRole('listitem').at(-1)).toBeVisible())
  },
} satisfies Story)

/** Gʻulomova has a yearly plan and no visit today: the choice itself registers her. */
export const ChecksIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '234567{Enter}')
    await expect(await canvas.findByText('OK to enter')).toBeVisible()
    await waitFor(() => expect(screen.getByText('Checked in: Gʻulomova Oʻgʻiloy')).toBeVisible())
    await expect(await canvas.findByRole('link', { name: 'Gʻulomova Oʻgʻiloy' })).toBeVisible()
  },
}

/** The green verdict clears itself; it stays while the pointer is inside, with its undo. */
export const TheVerdictClearsItself: Story = {
  play: async (context) => {
    await ChecksIn.play?.(context)
    const { canvas } = context
    const said = await canvas.findByText(/^Checked in at \d\d:\d\d\.$/)
    await hand.hover(said)
    await expect(canvas.queryByText(/^Clears in/)).toBeNull()
    await hand.hover(canvas.getByRole('combobox', { name: 'Member' }))
    await expect(await canvas.findByText('Clears in 4 s')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/^Checked in at/)).toBeNull(), { timeout: 6000 })
    await expect(canvas.getByRole('heading', { name: 'Find a member' })).toBeVisible()
  },
}

export const UndoInTheVerdict: Story = {
  play: async (context) => {
    await ChecksIn.play?.(context)
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(screen.getByText('Check-in undone: Gʻulomova Oʻgʻiloy')).toBeVisible(),
    )
    await expect(canvas.queryByText(/^Checked in at/)).toBeNull()
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Gʻulomova Oʻgʻiloy' })).toBeNull(),
    )
  },
}

export const AsksAgain: Story = {
  play: async (context) => {
    await ChecksIn.play?.(context)
    const { canvas } = context
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '234567{Enter}')
    await expect(await canvas.findByText('Needs attention')).toBeVisible()
    await expect(canvas.getByText(/^Already checked in today at/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Check in anyway' })).toBeVisible()
  },
}

export const UndoTakesTheVisitBack: Story = {
  play: async (context) => {
    await ChecksIn.play?.(context)
    const news = within(await screen.findByRole('region', { name: 'Messages' }))
    await userEvent.click(await news.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(screen.getByText('Check-in undone: Gʻulomova Oʻgʻiloy')).toBeVisible(),
    )
    await waitFor(() =>
      expect(context.canvas.queryByRole('link', { name: 'Gʻulomova Oʻgʻiloy' })).toBeNull(),
    )
  },
}

/** A visit reversed on another device offers no undo, even while its snackbar is hovered. */
export const TakenBackElsewhereIsNotOffered: Story = {
  play: async (context) => {
    await ChecksIn.play?.(context)
    await userEvent.hover(screen.getByText('Checked in: Gʻulomova Oʻgʻiloy'))
    const { results } = await somebodyElse('GET', '/check-in/recent-checks/')
    const [{ id } = { id: 0 }] = results as { id: number }[]
    await context.canvas.findByRole('img', { name: /^Live:/ })
    await somebodyElse('DELETE', `/check-in/register/${id}/`)
    await waitFor(() => expect(screen.queryByText('Checked in: Gʻulomova Oʻgʻiloy')).toBeNull())
  },
}

/** Ctrl+Z undoes the visit although the empty member field has focus. */
export const UndoByKey: Story = {
  play: async (context) => {
    await ChecksIn.play?.(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('combobox', { name: 'Member' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() =>
      expect(screen.getByText('Check-in undone: Gʻulomova Oʻgʻiloy')).toBeVisible(),
    )
  },
}

/** A refused undo keeps the visit and shows the reason. */
export const UndoIsRefused: Story = {
  parameters: { expectedErrors: [/403/] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.delete('*/api/v1/check-in/register/*', () =>
        HttpResponse.json(
          { success: false, code: 'forbidden', message: '', errors: {} },
          { status: 403 },
        ),
      ),
    ),
  play: async (context) => {
    await ChecksIn.play?.(context)
    const news = within(await screen.findByRole('region', { name: 'Messages' }))
    await userEvent.click(await news.findByRole('button', { name: 'Undo' }))
    await expect(
      await news.findByText(/^Your role doesn’t allow this\. Ask the/),
    ).toBeInTheDocument()
  },
}

/** Reverses a visit in the list of the day; Undo checks the member in again. */
export const TakesBackInTheList: Story = {
  play: async (context) => {
    await ChecksIn.play?.(context)
    const { canvas } = context
    const button = { name: 'Actions: Gʻulomova Oʻgʻiloy' }
    await userEvent.click(await canvas.findByRole('button', button))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Undo check-in' }))
    await waitFor(() =>
      expect(screen.getByText('Check-in undone: Gʻulomova Oʻgʻiloy')).toBeVisible(),
    )
    await waitFor(() => expect(canvas.queryByRole('button', button)).toBeNull())
    const news = within(await screen.findByRole('region', { name: 'Messages' }))
    for (const undo of (await news.findAllByRole('button', { name: 'Undo' })).slice(-1)) {
      await userEvent.click(undo)
    }
    await waitFor(() =>
      expect(screen.getByText('Checked in again: Gʻulomova Oʻgʻiloy')).toBeVisible(),
    )
    await expect(await canvas.findByRole('button', button)).toBeVisible()
  },
}

/** Members who came within two hours, as a second view of the list. */
export const InTheClubNow: Story = {
  play: async (context) => {
    await ChecksIn.play?.(context)
    const { canvas } = context
    const inside = await canvas.findByRole('radio', { name: /^In the club · [1-9]/ })
    await userEvent.click(inside)
    await expect(inside).toBeChecked()
    await expect(await canvas.findByRole('link', { name: 'Gʻulomova Oʻgʻiloy' })).toBeVisible()
  },
}

/** Sessions in progress and within three hours, each linking to its group. */
export const SessionsOfToday: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Classes' }))
    const now = within(await canvas.findByRole('region', { name: 'In progress' }))
    await expect(now.getByRole('link', { name: 'Check in group: Kundalik fitnes' })).toBeVisible()
    await expect(now.getByText(/Spots: 18/)).toBeVisible()
    const soon = within(canvas.getByRole('region', { name: 'In the next 3 hours' }))
    await expect(soon.getAllByText(/^11:30–12:30/)[0]).toBeVisible()
    await expect(soon.queryByText(/^17:00/)).toBeNull()
  },
}

export const NoSessions: Story = {
  parameters: { empty: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Classes' }))
    await expect(
      await canvas.findByRole('heading', { name: 'No classes in the next 3 hours' }),
    ).toBeVisible()
  },
}

/** Щербакова's plan has expired: entry denied, with a link to renew. */
export const RefusesAnExpiredPlan: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '1100{Enter}')
    await expect(await canvas.findByText('Entry denied')).toBeVisible()
    await expect(canvas.getByText('Expired')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Renew' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Check in' })).toBeNull()
  },
}

/** Yusupov never bought a plan: the link sells instead of renewing. */
export const RefusesAMemberWithoutPurchases: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '554433{Enter}')
    await expect(await canvas.findByText('Entry denied')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sell membership' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Renew' })).toBeNull()
  },
}

/** Қодиров's plan is frozen; the freeze can be ended here. */
export const RefusesAFrozenPlan: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '7654321{Enter}')
    await expect(await canvas.findByText(/^The membership is frozen until/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Unfreeze' })).toBeVisible()
  },
}

export const RefusesAnInactiveMember: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '0004567{Enter}')
    await expect(await canvas.findByText(/^The member is inactive\. Activate the/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Activate' })).toBeVisible()
  },
}

/** A failed request shows an error; the verdict stays for the next attempt. */
export const ReportsAMissingResponse: Story = {
  parameters: { expectedErrors: [/502/] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(
        '*/api/v1/check-in/register/',
        () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 }),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '234567{Enter}')
    await expect(await canvas.findByText(/^Failed to connect to the server/)).toBeVisible()
    await expect(canvas.getByText('OK to enter')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Check in' })).toHaveFocus()
  },
}

/** Yoʻldoshev has two of twelve visits left: a second Enter confirms the warning. */
export const WarnsOfFewVisits: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '5556677{Enter}')
    await expect(await canvas.findByText(/^Visits left: 2\. Offer a renewal/)).toBeVisible()
    await expect(canvas.queryByText(/^The membership ends soon: the last/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Check in anyway' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Checked in: Yoʻldoshev Bekzod')).toBeVisible())
  },
}

export const WarnsOfADebt: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '112233{Enter}')
    await expect(await canvas.findByText(/The member owes 80 000/)).toBeVisible()
    const take = canvas.getByRole('link', { name: 'Take payment' })
    await expect(take).toBeVisible()
    await expect(take).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/deposit\/register.*balance=-80000$/),
    )
  },
}

export const OffersSeveralPlans: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '667788{Enter}')
    const plans = await canvas.findAllByRole('radio', { name: /^(Oylik|Bir kunlik)/ })
    await expect(plans.length).toBe(2)
    const longest = plans.at(-1)
    if (longest) await userEvent.click(longest)
    await expect(
      await canvas.findByRole('button', { name: /^(Check in|Check in anyway)$/ }),
    ).toBeVisible()
  },
}

/** Space selects the plan that ends first, Enter checks in. */
export const ChoosesAPlanByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '667788{Enter}')
    const first = await canvas.findByRole('radio', { name: /^Bir kunlik/ })
    await expect(first).toHaveFocus()
    await expect(first).not.toBeChecked()
    await hand.keyboard(' ')
    await expect(canvas.getByText(/^The membership ends soon: the last/)).toBeVisible()
    await expect(canvas.getByText(/^Visits left: 1\. Offer a renewal/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Check in anyway' })).toHaveFocus()
    await hand.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Checked in: Toʻxtayeva Nilufar')).toBeVisible())
  },
}

/** After a denied entry a plan is sold elsewhere; the verdict updates to it. */
export const OpensAfterASale: Story = {
  play: async (context) => {
    await RefusesAnExpiredPlan.play?.(context)
    await sellTo('1100')
    await expect(
      await context.canvas.findByRole('button', { name: /^(Check in|Check in anyway)$/ }),
    ).toBeVisible()
    await expect(context.canvas.queryByText('Entry denied')).toBeNull()
  },
}

/** A rejection applies to its plan only; another plan is neither rejected nor confirmed by it. */
export const ARefusalIsOfItsPlan: Story = {
  parameters: { expectedErrors: [/409/] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/v1/check-in/register/', () =>
        HttpResponse.json(
          { success: false, code: 'already_checked_in', message: '', errors: {}, results: cameIn },
          { status: 409 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '667788{Enter}')
    const [day, month] = await canvas.findAllByRole('radio', { name: /^(Oylik|Bir kunlik)/ })
    if (!day || !month) throw new Error('There are not two plans')
    await userEvent.click(day)
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Check in|Check in anyway)$/ }),
    )
    await expect(await canvas.findByText(/^Already checked in today at 09:41/)).toBeVisible()
    await userEvent.click(month)
    await waitFor(() => expect(canvas.queryByText(/^Already checked in today at 09:41/)).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Check in' })).toBeVisible()
  },
}

const cameIn = {
  level: 'yellow',
  rule: 'already_checked_in',
  rules: [{ code: 'already_checked_in', level: 'yellow', vars: { time: '09:41' } }],
  membership: 1,
  plan: 'Bir kunlik',
  days_left: 1,
  visits_left: null,
  balance: 0,
}

/** Story of a rule that no demo member violates at this hour: the message and its action. */
const refusedBy = (
  code: string,
  vars: Record<string, string>,
  text: string,
  way: string,
): Story => ({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/customer/:id/membership-plans/', ({ params: { id } }) => {
        const verdict = {
          ...cameIn,
          level: 'red',
          rule: code,
          rules: [{ code, level: 'red', vars }],
        }
        const customer = {
          id: Number(id),
          fullname: 'Gʻulomova Oʻgʻiloy',
          state: { key: 'active', date: '2027-01-31', membership: { id: 5, name: 'Yillik VIP' } },
        }
        const results = { customer, plans: [], verdict }
        return HttpResponse.json({ success: true, code: 'ok', message: '', results })
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '234567{Enter}')
    await expect(await canvas.findByText('Entry denied')).toBeVisible()
    await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getByRole('link', { name: way })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next member' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Check in|Check in anyway)$/ })).toBeNull()
  },
})

export const RefusesInAnotherClub: Story = refusedBy(
  'wrong_club',
  { club: 'Zal Yunusobod' },
  'This membership is valid only in Zal Yunusobod. Choose another or sell one for this club.',
  'Sell membership',
)

export const RefusesOnAnotherWeekday: Story = refusedBy(
  'wrong_weekday',
  { days: '2,4' },
  'The membership isn’t valid on this weekday. Choose another one.',
  'Sell membership',
)

export const RefusesAtAnotherHour: Story = refusedBy(
  'invalid_time_period',
  { from: '07:00', to: '12:00' },
  'The membership is valid from 07:00 to 12:00. Come back at that time or choose another one.',
  'Sell membership',
)

export const RefusesWithoutVisits: Story = refusedBy(
  'no_visits_left',
  {},
  'All visits of this membership are used. Renew it.',
  'Renew',
)

export const RefusesInAFullClass: Story = refusedBy(
  'class_full',
  {},
  'The class is full. Choose another time.',
  'Sell membership',
)

/** After a denied entry, typing replaces the name in the field. */
export const TheNextOneIsTypedOver: Story = {
  play: async (context) => {
    await RefusesAnExpiredPlan.play?.(context)
    const { canvas } = context
    await userEvent.keyboard('5556677{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Yoʻldoshev Bekzod' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Check in anyway' })).toHaveFocus()
  },
}

export const History: Story = {
  parameters: { route: '/checkIn/list' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Time' })).toBeVisible()
    await expect(
      (await canvas.findAllByText(/^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/)).length,
    ).toBeGreaterThan(5)
  },
}

/** A range that cannot be is refused, and nothing else is shown; years start at 2020. */
export const DaysThatCannotBeAreRefused: Story = {
  parameters: {
    route: '/checkIn/list?start_date=2026-02-31&end_date=2026-01-01',
    expectedErrors: [/400/],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This period can’t be shown')).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Time' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Date: / }))
    await userEvent.click(await screen.findByRole('button', { name: 'Calendar' }))
    const [years] = await screen.findAllByRole('combobox', { name: 'Year' })
    const [first] = within(years as HTMLElement).getAllByRole('option')
    await expect(first).toHaveTextContent('2020')
  },
}

const anew = { holds: false, begun: false, go: () => {} }

/** Reaching the end during a refetch loads the next page afterwards. */
export const LoadsMoreDuringARefetch: Story = {
  parameters: { route: '/checkIn/list' },
  beforeEach: ({ msw }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(anew, { holds: false, begun: false, go: resolve })
    msw.use(
      http.get('*/api/v1/check-in/history-list/', async ({ request }) => {
        if (!anew.holds || new URL(request.url).searchParams.get('page') !== '1') return
        anew.begun = true
        await promise
      }),
    )
  },
  play: async ({ canvas }) => {
    const rows = () => canvas.queryAllByText(/^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/)
    await waitFor(() => expect(rows().length).toBeGreaterThan(5))
    const before = rows().length
    anew.holds = true
    await somebodyElse('POST', '/management/member/', {
      last_name: 'Mirzayev',
      first_name: 'Otabek',
      phone: '+998901112204',
      gender: 1,
    })
    await waitFor(() => expect(anew.begun).toBe(true))
    rows().at(-1)?.scrollIntoView()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible())
    anew.go()
    await waitFor(() => expect(rows().length).toBeGreaterThan(before))
  },
}

export const ExportsTheHistory: Story = exportedAs('checkins-en.xlsx', '/checkIn/list')

export const ExportsOnlyWithThePermission: Story = {
  parameters: { route: '/checkIn/list', role: 'restricted_user' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await screen.findByRole('menuitem', { name: 'Print' })
    await expect(screen.queryByRole('menuitem', { name: /Excel/ })).not.toBeInTheDocument()
  },
}

/** The history reverses the visit, not the member; one of today can be restored. */
export const TakesBackInTheHistory: Story = {
  parameters: { route: '/checkIn/list', role: 'manager' },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Time' })
    await letGulomovaIn()
    const [menu] = await canvas.findAllByRole('button', { name: 'Actions: Gʻulomova Oʻgʻiloy' })
    if (!menu) throw new Error('The visit is not in the history')
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Undo check-in' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(
      question.getByRole('heading', { name: 'Undo the check-in of Gʻulomova Oʻgʻiloy?' }),
    ).toBeInTheDocument()
    await expect(question.queryByText(/cannot be undone/)).toBeNull()
    await userEvent.click(question.getByRole('button', { name: 'Undo check-in' }))
    const news = within(await screen.findByRole('region', { name: 'Messages' }))
    await expect(await news.findByText('Check-in undone: Gʻulomova Oʻgʻiloy')).toBeInTheDocument()
    await userEvent.click(await news.findByRole('button', { name: 'Undo' }))
    await expect(await news.findByText('Checked in again: Gʻulomova Oʻgʻiloy')).toBeInTheDocument()
  },
}

/** A reversed visit of another day cannot be restored: a new one would be dated today. */
export const TakesBackOneOfAnotherDay: Story = {
  parameters: { route: '/checkIn/list?end_date=2026-03-11', role: 'manager' },
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions: / })
    if (!menu) throw new Error('The history is empty')
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Undo check-in' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Undo check-in' }))
    const news = within(await screen.findByRole('region', { name: 'Messages' }))
    await expect(await news.findByText(/^Check-in undone: /)).toBeInTheDocument()
    await expect(news.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

/** Reversed visits stay in the history, with who reversed them. */
export const HistoryOfRemovals: Story = {
  parameters: { route: '/checkIn/list?removed=1' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Undone: /))[0]).toBeVisible()
  },
}

const away = { route: '/room/list' }

/** A check-in on another device shows a card without taking focus until it is dismissed. */
export const ArrivesMeanwhile: Story = {
  parameters: away,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Rooms' })
    await canvas.findByRole('img', { name: /^Live:/ })
    const focused = document.activeElement
    await letGulomovaIn()
    const card = within(await canvas.findByRole('status', { name: 'Arrival' }))
    await expect(await card.findByRole('link', { name: 'Gʻulomova Oʻgʻiloy' })).toBeVisible()
    await expect(card.getByText('Checked in')).toBeVisible()
    await expect(document.activeElement).toBe(focused)
    await userEvent.click(card.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByRole('status', { name: 'Arrival' })).toBeNull())
  },
}

export const ArrivesMeanwhileOnAPhone: Story = {
  parameters: away,
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    // The bar of the page takes the place of the dot.
    await canvas.findByRole('img', { name: /^Live:/, hidden: true })
    await letGulomovaIn()
    const card = await canvas.findByRole('status', { name: 'Arrival' })
    await expect(await within(card).findByText('Checked in')).toBeVisible()
    const { bottom } = card.getBoundingClientRect()
    await expect(canvas.getByRole('main').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      bottom,
    )
  },
}

/** A card scanned into the field selects its member, as typing does. */
export const ACardInTheField: Story = {
  play: async ({ canvas }) => {
    const card = cardNumber(await memberBy('901234567'))
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), `${card}{Enter}`)
    await expect(await canvas.findByRole('heading', { name: 'Gʻulomova Oʻgʻiloy' })).toBeVisible()
    await expect(await canvas.findByText(/^Checked in at \d\d:\d\d\.$/)).toBeVisible()
  },
}

/** A card scanned on another screen opens the check-in; other codes do nothing. */
export const ACardFromElsewhere: Story = {
  parameters: away,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Rooms' })
    scan('4780001234567')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible()
    scan(cardNumber(await memberBy('901234567')))
    await expect(await canvas.findByRole('heading', { name: 'Gʻulomova Oʻgʻiloy' })).toBeVisible()
    await expect(canvas.getByText('OK to enter')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Check in' })).toHaveFocus()
  },
}

/** With focus on the check-in button, the next scan does not press it but opens its own member. */
export const TheNextCard: Story = {
  parameters: away,
  play: async (context) => {
    await ACardFromElsewhere.play?.(context)
    const { canvas } = context
    scan(cardNumber(await memberBy('946667788')))
    await expect(await canvas.findByRole('radio', { name: /^Bir kunlik/ })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Gʻulomova Oʻgʻiloy' })).toBeNull()
    await expect(screen.queryByText(/^Checked in:/)).toBeNull()
  },
}

/** A scan is ignored while a dialog is open. */
export const NoCardBehindADialog: Story = {
  parameters: away,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Rooms' })
    await userEvent.keyboard('?')
    const keys = await screen.findByRole('dialog')
    const card = cardNumber(await memberBy('901234567'))
    scan(card)
    await expect(keys).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible()
    scan(card)
    await expect(await canvas.findByText('OK to enter')).toBeVisible()
  },
}

/** Without permission to check in, a scan does nothing. */
export const NoCardForAPartner: Story = {
  parameters: { role: 'partner', route: '/members/list' },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox')
    scan(cardNumber(await memberBy('901234567')))
    await userEvent.type(search, '4567{Enter}')
    await expect(await canvas.findByRole('link', { name: /Gʻulomova Oʻgʻiloy/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  },
}

/** A scanned member with two plans opens the choice on the desk's screen. */
export const ManyPlansLeadToTheDesk: Story = {
  parameters: away,
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^Live:/ })
    await scanSomebodyWithTwoPlans()
    await expect(await canvas.findByRole('radio', { name: /^Bir kunlik/ })).toBeVisible()
    await expect(await canvas.findByText('Several memberships. Choose one.')).toBeVisible()
  },
}

/** With unsaved values the form stays open and a card shows who is waiting. */
export const ManyPlansBesideAForm: Story = {
  parameters: { route: '/room/register' },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Boks zali')
    await canvas.findByRole('img', { name: /^Live:/ })
    await scanSomebodyWithTwoPlans()
    const card = within(await canvas.findByRole('status', { name: 'Arrival' }))
    await expect(await card.findByText('Which membership?')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Choose membership' })).toBeVisible()
    await expect(name).toHaveValue('Boks zali')
  },
}

/**
 * The member is in the URL, so that a reload and a copied link show the same; check-in clears it.
 */
export const TheAddressContainsTheMember: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '5556677{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Check in anyway' })).toHaveFocus()
    const id = await memberBy('5556677')
    await expect(await copiedLink()).toContain(`/checkIn/register?memberId=${id}`)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Checked in: Yoʻldoshev Bekzod')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(await copiedLink()).not.toContain('memberId')
  },
}

/** A link checks nobody in: it opens the verdict, and the button does it. */
export const ALinkOnlyShows: Story = {
  parameters: {
    route: (async ({ read }) => {
      const [first] = await read<{ id: number }[]>('/management/member-search/?q=901234567')
      return `/checkIn/register?memberId=${first?.id}`
    }) satisfies FindRoute,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Gʻulomova Oʻgʻiloy' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Check in' })).toBeVisible()
    const { results } = await somebodyElse('GET', '/check-in/recent-checks/')
    await expect(JSON.stringify(results)).not.toContain('Gʻulomova')
    await userEvent.click(canvas.getByRole('button', { name: 'Check in' }))
    await expect(await canvas.findByText(/^Checked in at /)).toBeVisible()
  },
}

/** Each colour has its own sound once it is switched on; before that there is none. */
export const ASoundPerColour: Story = {
  play: async ({ canvas }) => {
    const pitches: number[] = []
    const start = spyOn(OscillatorNode.prototype, 'start').mockImplementation(function sound(
      this: OscillatorNode,
    ) {
      pitches.push(this.frequency.value)
    })
    const stop = spyOn(OscillatorNode.prototype, 'stop').mockImplementation(() => {})
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '1100{Enter}')
    await expect(await canvas.findByText('Entry denied')).toBeVisible()
    await expect(pitches).toEqual([])
    const sound = await canvas.findByRole('button', { name: 'Sound of the result' })
    await expect(sound).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(sound)
    await expect(sound).toHaveAttribute('aria-pressed', 'true')
    const denied = [...pitches]
    await expect(denied.length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Next member' }))
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '234567{Enter}')
    await expect(await canvas.findByText(/^Checked in at /)).toBeVisible()
    await expect(pitches.slice(denied.length)).not.toEqual(denied)
    await expect(pitches.length).toBeGreaterThan(denied.length)
    start.mockRestore()
    stop.mockRestore()
    await userEvent.click(sound)
  },
}

/** A row of the history opens its panel: the member, the membership, who registered it; and Undo. */
export const OpensThePanel: Story = {
  parameters: { route: '/checkIn/list', role: 'manager' },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Time' })
    await letGulomovaIn()
    const mark = await canvas.findByRole('link', { name: 'Gʻulomova Oʻgʻiloy' })
    mark.focus()
    await userEvent.keyboard('{Enter}')
    const panel = within(await canvas.findByRole('region', { name: 'Visit' }))
    await expect(await copiedLink()).toMatch(/\/checkIn\/list\?(.*&)?open=\d+/)
    const [profile] = panel.getAllByRole('link')
    await expect(profile?.getAttribute('href')).toMatch(/^\/members\/profile\/\d+$/)
    await userEvent.click(panel.getByRole('button', { name: 'Undo check-in' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Undo check-in' }))
    await expect(await panel.findByText(/^Undone by /)).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Undo check-in' })).toBeNull()
  },
}

/** With a member open, another one waits for a choice; the URL selects who is shown. */
export const AnotherOneIsAtTheDoor: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Member' }), '5556677{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Yoʻldoshev Bekzod' })).toBeVisible()
    await canvas.findByRole('img', { name: /^Live:/ })
    await scanSomebodyWithTwoPlans()
    const card = within(await canvas.findByRole('status', { name: 'Arrival' }))
    await userEvent.click(await card.findByRole('link', { name: 'Choose membership' }))
    await expect(await canvas.findByRole('radio', { name: /^Bir kunlik/ })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Yoʻldoshev Bekzod' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(await canvas.findByRole('heading', { name: 'Find a member' })).toBeVisible()
  },
}

async function letGulomovaIn() {
  await somebodyElse('POST', '/check-in/register/', { customer: await memberBy('901234567') })
}

/** Link copied by the shortcut L. */
async function copiedLink() {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined)
  await userEvent.keyboard('[KeyL]')
  await waitFor(() => expect(write).toHaveBeenCalled())
  const [[link] = ['']] = write.mock.calls
  write.mockRestore()
  return link
}

async function memberBy(phone: string): Promise<number> {
  const { results } = await somebodyElse('GET', `/management/member-search/?q=${phone}`)
  const [{ id } = { id: 0 }] = results as { id: number }[]
  return id
}

async function scanSomebodyWithTwoPlans() {
  const customer = await memberBy('946667788')
  await expect(somebodyElse('POST', '/check-in/register/', { customer })).rejects.toThrow(
    'customer_has_many_memberships',
  )
}

async function sellTo(phone: string) {
  const customer = await memberBy(phone)
  const { results } = await somebodyElse('GET', '/management/selectable-packages/?q=12%20tashrif')
  const [{ id: plan, price: amount } = { id: 0, price: 0 }] = results as {
    id: number
    price: number
  }[]
  await somebodyElse('POST', '/management/payment/', {
    customer,
    subscription: { type: 1, plan, club: null },
    start_date: '2026-03-12',
    payment_date: '2026-03-12',
    subtotal: amount,
    total: amount,
    payment_method: 3,
    payments: [{ payment_method: 3, amount }],
  })
}
