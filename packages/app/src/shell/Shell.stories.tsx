import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../App.tsx'
import { somebodyElse } from '../testing/somebodyElse.ts'

const meta = {
  title: 'Shell/Shell',
  component: App,
  parameters: { layout: 'fullscreen', route: '/room/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)
const ready = async (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('heading', { level: 1, name: 'Rooms' })

export const ShowsTheSectionsOfAnOwner: Story = {
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Menu' })
    for (const name of ['Check-in', 'Members', 'Payments', 'Packages', 'Rooms']) {
      await expect(within(menu).getByRole('link', { name })).toBeVisible()
    }
  },
}

export const HidesForbiddenActions: Story = {
  parameters: { role: 'trainer', route: '/' },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Menu' })
    await expect(within(menu).queryByRole('link', { name: 'Rooms' })).not.toBeInTheDocument()
  },
}

export const AnUnknownAddressIsNotFound: Story = {
  parameters: { route: '/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(canvas.getByText('Check the address or go to the home page.')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Go to home' }))
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Page Not Found' })).not.toBeInTheDocument(),
    )
  },
}

export const FindsAMemberByFourDigits: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.keyboard('[Slash]')
    await page().findByRole('combobox')
    await userEvent.keyboard('4567')
    const found = await page().findByRole('option', { name: /^Gʻulomova Oʻgʻiloy/ })
    await expect(found).toHaveTextContent(/until \d\d\/\d\d\/\d{4} · \d+ days? left/)
    await expect(found).toHaveTextContent('Active')
    await expect(found).toHaveTextContent('UZS')
    await userEvent.keyboard('{Enter}')
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Gʻulomova Oʻgʻiloy' }),
    ).toBeVisible()
  },
}

export const FindsAPaymentByItsCustomer: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.keyboard('[Slash]')
    await userEvent.type(await page().findByRole('combobox'), 'gulomova ogiloy')
    // Payments are sorted by day and include similar names; both words together match one person.
    await waitFor(() =>
      expect(page().getByRole('group', { name: 'Payments' })).toHaveTextContent(
        'Gʻulomova Oʻgʻiloy',
      ),
    )
  },
}

export const FreezesThePersonFound: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.keyboard('[Slash]')
    await userEvent.type(await page().findByRole('combobox'), 'Gʻulomova Oʻgʻiloy')
    const next = await page().findByRole('group', { name: 'Gʻulomova Oʻgʻiloy: actions' })
    await userEvent.click(within(next).getByRole('option', { name: /^Freeze/ }))
    const dialog = await page().findByRole('dialog', { name: /^Freeze “/ })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const OpensEveryScreen: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.keyboard('[Slash]')
    await userEvent.type(await page().findByRole('combobox'), 'new room')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'New room' })).toBeVisible()
  },
}

/** Recent choices work without browser storage (T-43). */
export const OffersWhatWasUsed: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.keyboard('[Slash]')
    await userEvent.type(await page().findByRole('combobox'), '4567')
    await page().findByRole('option', { name: /^Gʻulomova Oʻgʻiloy/ })
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { level: 1, name: 'Gʻulomova Oʻgʻiloy' })
    await userEvent.keyboard('[KeyG][KeyR]')
    await ready(canvas)
    await userEvent.keyboard('[Slash]')
    const recent = await page().findByRole('group', { name: 'Recent' })
    await expect(within(recent).getByRole('option')).toHaveTextContent('Gʻulomova Oʻgʻiloy')
    await userEvent.click(within(recent).getByRole('option'))
    await canvas.findByRole('heading', { level: 1, name: 'Gʻulomova Oʻgʻiloy' })
  },
}

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    const search = canvas.getByRole('searchbox')
    search.focus()
    await userEvent.keyboard('{Control>}[KeyK]{/Control}')
    await waitFor(() => expect(page().getByRole('combobox')).toHaveFocus())
    await userEvent.click(document.querySelector('dialog[open]') ?? search)
    await waitFor(() => expect(search).toHaveFocus())
  },
}

export const OffersAPartnerNothingForbidden: Story = {
  parameters: { role: 'partner', route: '/' },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Menu' })
    await userEvent.keyboard('{Control>}[KeyK]{/Control}')
    await page().findByRole('combobox')
    for (const name of [/^New room/, /^New package/, /^New member/, /^Sell/]) {
      await expect(page().queryByRole('option', { name })).not.toBeInTheDocument()
    }
  },
}

export const GoesByKeysOnAnyLayout: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.keyboard('[KeyG][KeyK]')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Packages' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** UX-22: one key copies a link to the current screen, which opens in the same club. */
export const CopiesTheLinkByL: Story = {
  parameters: { route: '/room/list' },
  play: async ({ canvas }) => {
    await ready(canvas)
    const copied: string[] = []
    const write = navigator.clipboard.writeText
    navigator.clipboard.writeText = async (text) => void copied.push(text)
    await userEvent.keyboard('[KeyL]')
    await expect(await page().findByText('Copied')).toBeInTheDocument()
    await expect(copied).toEqual([`${location.origin}/room/list?location=1`])
    navigator.clipboard.writeText = write
  },
}

export const GoesToDepositsByB: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.keyboard('[KeyG][KeyB]')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deposits' })).toBeVisible()
  },
}

export const ListsAllKeys: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.keyboard('{Shift>}[Slash]{/Shift}')
    await expect(
      await page().findByRole('dialog', { name: 'Keyboard shortcuts' }),
    ).toHaveTextContent('Check in')
  },
}

export const ListsOnlyKeysThatWork: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    const row = await canvas.findAllByRole('row')
    await userEvent.click(canvas.getByRole('button', { name: /Account/ }))
    const link = canvas.getByRole('link', { name: 'Rooms' })
    await expect(link).toHaveAttribute('aria-keyshortcuts', 'G R')
    await userEvent.click(await page().findByRole('menuitem', { name: /^Single-key shortcuts/ }))
    await userEvent.keyboard('[KeyJ]')
    await expect(row[1]?.contains(document.activeElement)).toBe(false)
    await expect(link).not.toHaveAttribute('aria-keyshortcuts')
    await userEvent.keyboard('{Control>}[KeyK]{/Control}')
    await expect(await page().findByRole('option', { name: /^Sell/ })).toHaveTextContent(
      /^Sell membership$/,
    )
    for (const option of page().getAllByRole('option', { name: /^Members/ }))
      await expect(option).not.toHaveTextContent(/G ?[DM]$/)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: /Account/ }))
    const keys = await page().findByRole('menuitem', { name: /Keyboard shortcuts/ })
    await expect(keys).toHaveTextContent(/^Keyboard shortcuts$/)
    await userEvent.click(keys)
    const sheet = await page().findByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet).toHaveTextContent('Ctrl+K')
    await expect(within(sheet).queryByText('Check in')).not.toBeInTheDocument()
    await expect(within(sheet).queryByText(/^J/)).not.toBeInTheDocument()
  },
}

export const ChangesTheLanguageInPlace: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /Account/ }))
    await userEvent.click(await page().findByRole('menuitem', { name: /Русский/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Залы' })).toBeVisible()
    await expect(document.documentElement.lang).toBe('ru')
  },
}

/** L-12: field errors follow a change of language. */
export const SaysWhatIsWrongInAnotherLanguage: Story = {
  parameters: { route: '/members/register' },
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: /^Phone/ })
    await userEvent.type(phone, '90123')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await canvas.findByText('Enter 9 digits after +998')
    await userEvent.click(canvas.getByRole('button', { name: /Account/ }))
    await userEvent.click(await page().findByRole('menuitem', { name: /Русский/ }))
    await expect(await canvas.findByText('Введите 9 цифр после +998')).toBeVisible()
    await expect(canvas.getAllByText('Заполните это поле')).toHaveLength(3)
    await expect(canvas.queryByText('This field is required')).not.toBeInTheDocument()
    await expect(phone).toHaveValue('90 123')
  },
}

/** The language changes although the server could not save it; an error is shown. */
export const ReportsThatTheLanguageIsNotStored: Story = {
  parameters: { network: 'error', affects: /merchant\/profile/, expectedErrors: [/500/] },
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /Account/ }))
    await userEvent.click(await page().findByRole('menuitem', { name: /Русский/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Залы' })).toBeVisible()
    await expect(await page().findByRole('alert')).toBeVisible()
  },
}

export const ChangesTheClub: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^Club/ }))
    await userEvent.click(await page().findByRole('menuitem', { name: /Sergeli/ }))
    await expect(await canvas.findByRole('button', { name: /^Club: .*Sergeli/ })).toBeVisible()
  },
}

export const SignsInAgainOverTheForm: Story = {
  parameters: { route: '/room/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name/ }), 'Pilates zali')
    await somebodyElse('POST', '/merchant/logout/')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const dialog = await page().findByRole('dialog', { name: 'Sign in again' })
    await userEvent.type(within(dialog).getByLabelText(/^Password/), 'Zal-2026{Enter}')
    await expect(await canvas.findByRole('link', { name: 'Pilates zali' })).toBeVisible()
  },
}

export const LogsOutWithoutTheServer: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    const { fetch } = globalThis
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await userEvent.click(canvas.getByRole('button', { name: /Account/ }))
    await userEvent.click(await page().findByRole('menuitem', { name: 'Sign out' }))
    await expect(await canvas.findByRole('heading', { name: 'Where is your club?' })).toBeVisible()
    await expect(page().getByRole('alert')).toHaveTextContent('ends within 12 hours')
    globalThis.fetch = fetch
  },
}

export const ShowsSinceWhenTheServerIsUnavailable: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    const { fetch } = globalThis
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await userEvent.type(canvas.getByRole('searchbox'), 'yoga{Enter}')
    const told = await canvas.findByText(/Offline since \d\d:\d\d/)
    await expect(told).toBeVisible()
    globalThis.fetch = fetch
    await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0] ?? told)
    await waitFor(() => expect(told).not.toBeInTheDocument())
  },
}

/** UX-26: counts down to the next attempt and refetches once the server responds. */
export const TriesAgainByItself: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    const { fetch } = globalThis
    // Keeps the network closed for all other requests until the next attempt.
    let open = false
    let isBack = false
    globalThis.fetch = (input, init) => {
      isBack ||= input instanceof Request && input.url.endsWith('/merchant/check-auth/') && open
      return isBack ? fetch(input, init) : Promise.reject(new TypeError('Failed to fetch'))
    }
    await userEvent.type(canvas.getByRole('searchbox'), 'yoga{Enter}')
    await canvas.findByText(/showing saved data/, undefined, { timeout: 5000 })
    const next = canvas.getByText(/^Retrying in \d+ s$/)
    const begun = next.textContent
    await waitFor(() => expect(next).not.toHaveTextContent(begun), { timeout: 5000 })
    open = true
    await waitFor(() => expect(next).not.toBeInTheDocument(), { timeout: 20_000 })
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getByRole('link', { name: 'Yoga zali' })).toBeVisible()
    globalThis.fetch = fetch
  },
}

/** A failed change of club shows an error and keeps the club. */
export const StaysInTheClub: Story = {
  parameters: { network: 'error', affects: /my-clubs\/select/, expectedErrors: [/500/] },
  play: async ({ canvas }) => {
    await ready(canvas)
    const club = canvas.getByRole('button', { name: 'Club: Zal Chilonzor' })
    await userEvent.click(club)
    await userEvent.click(await page().findByRole('menuitem', { name: /Yunusobod/ }))
    await waitFor(() =>
      expect(
        page().getByText(/^Something went wrong on our side\. Nothing was changed\./),
      ).toBeVisible(),
    )
    await expect(club).toBeVisible()
  },
}

/**
 * A draft belongs to its club: it reappears there and never in another one, also after a failed
 * switch.
 */
export const AFormStaysInItsClub: Story = {
  parameters: { route: '/deposit/register' },
  play: async ({ canvas }) => {
    const sum = () => canvas.findByRole('textbox', { name: /^Amount/ })
    const change = async (club: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /^Club: / }))
      await userEvent.click(await page().findByRole('menuitem', { name: new RegExp(`^${club}`) }))
    }
    const changeTo = async (club: string) => {
      await change(club)
      await canvas.findByRole('button', { name: `Club: ${club}` })
      await userEvent.keyboard('[KeyD]')
    }
    await userEvent.type(await sum(), '70000')
    const { fetch } = globalThis
    globalThis.fetch = async (...asked) => {
      const { url, headers } = asked[0] as Request
      const isOther = headers.get('X-Club-Id') === '2' && url.includes('/management/settings/')
      return isOther
        ? Response.json({ code: 'unexpected', message: '' }, { status: 500 })
        : fetch(...asked)
    }
    await change('Zal Yunusobod')
    await page().findByText('Something went wrong on our side. Nothing was changed. Try again.')
    globalThis.fetch = fetch
    await expect(await sum()).toHaveDisplayValue(/^70\s000$/)
    await changeTo('Zal Yunusobod')
    await expect(await sum()).toHaveValue('')
    await changeTo('Zal Chilonzor')
    await expect(await sum()).toHaveDisplayValue(/^70\s000$/)
  },
}

/** no user activity until a key is pressed. */
let isThere = false
export const WarnsBeforeTheSessionEnds: Story = {
  beforeEach: ({ msw }) => {
    isThere = false
    msw.use(
      http.get('*/api/v1/merchant/check-auth/', () => {
        const idle_seconds = isThere ? 1800 : 150
        return HttpResponse.json({
          success: true,
          code: 'ok',
          message: '',
          results: { ...owner, idle_seconds },
        })
      }),
    )
  },
  play: async ({ canvas }) => {
    await ready(canvas)
    const warning = await page().findByRole('alertdialog', { name: 'Still there?' })
    await expect(warning).toHaveTextContent('ends in 3 min')
    await waitFor(() =>
      expect(within(warning).getByRole('button', { name: 'Stay signed in' })).toHaveFocus(),
    )
    isThere = true
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page().queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}
const owner = {
  merchant_name: 'Zal Demo',
  version: '1.1.0',
  show_updates: false,
  role: 'owner',
  edition: 'ERP',
  country: 'UZB',
  currency: 'UZS',
  now: '2026-03-12T04:30:00Z',
  staff: {
    id: 1,
    full_name: 'Karimova Dilnoza',
    email: 'owner@zal.demo',
    language: 'en',
    avatar: null,
    opens_with: null,
  },
  club: null,
}

/** T-33: the device clock is a day fast or two hours slow; the app keeps the club's day. */
export const AClockADayFast: Story = wrongClock('en', '2026-03-13T09:30:00+05:00', /24 h ahead/)
export const ASlowClockInRussian: Story = wrongClock(
  'ru',
  '2026-03-12T07:30:00+05:00',
  /отстают на 2/,
)
export const ASlowClockInUzbek: Story = wrongClock('uz', '2026-03-12T09:26:00+05:00', /4 .*orqada/)

/** An offset within two minutes is tolerated. */
export const AClockThatIsNearlyRight: Story = {
  parameters: { now: '2026-03-12T09:31:30+05:00' },
  play: async ({ canvas }) => {
    await ready(canvas)
    await expect(canvas.queryByText('This device’s clock is wrong')).not.toBeInTheDocument()
  },
}

/** T-43: a warning appears once if the browser stores nothing. */
export const ABrowserThatForgets: Story = {
  parameters: { forgetful: true },
  play: async ({ canvas }) => {
    await ready(canvas)
    await expect(await canvas.findByText('This browser doesn’t save data')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByText('This browser doesn’t save data')).not.toBeInTheDocument()
  },
}
export const ABrowserThatForgetsInRussian: Story = forgetful('ru', 'Браузер не сохраняет данные')
export const ABrowserThatForgetsInUzbek: Story = forgetful(
  'uz',
  'Brauzer maʼlumotlarni saqlamayapti',
)

function forgetful(language: string, words: string): Story {
  return {
    parameters: { language, forgetful: true },
    globals: { viewport: { value: 'w390' } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(words)).toBeVisible()
    },
  }
}

function wrongClock(language: string, now: string, words: RegExp): Story {
  return {
    parameters: { language, now, route: '/payment/register' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(words)).toBeVisible()
    },
  }
}
