import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { App } from '../../App.tsx'
import { somebodyElse } from '../../testing/somebodyElse.ts'

const meta = {
  title: 'Shell/SignIn',
  component: App,
  parameters: { layout: 'fullscreen', role: 'nobody', route: '/room/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function give(canvas: Canvas, username: string, password: string) {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Uzbekistan' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), username)
  await userEvent.type(canvas.getByLabelText(/^Password/), `${password}{Enter}`)
}

export const AsksForTheCountryFirst: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Where is your club?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByText('Choose an option')).toBeVisible()
  },
}

export const LeadsToTheWantedPageAfterThreeSteps: Story = {
  play: async ({ canvas }) => {
    await give(canvas, 'owner@zal.demo', 'Zal-2026')
    await userEvent.click(await canvas.findByRole('radio', { name: /Yunusobod/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Yunusobod/ })).toBeVisible()
  },
}

export const TakesTheOnlyClubByItself: Story = {
  parameters: { route: '/' },
  play: async ({ canvas }) => {
    await give(canvas, 'desk@zal.demo', 'Zal-2026')
    await expect(await canvas.findByRole('navigation', { name: 'Menu' })).toBeVisible()
  },
}

export const ShowsAWrongPasswordUntilItIsChanged: Story = {
  play: async ({ canvas }) => {
    await give(canvas, 'owner@zal.demo', 'wrong')
    const failed = await canvas.findByText('Couldn’t sign you in')
    await expect(failed).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Password/), '2')
    await expect(failed).not.toBeInTheDocument()
  },
}

/** L-12: errors follow a change of language, also those from the server. */
export const SaysWhatIsWrongInAnotherLanguage: Story = {
  play: async ({ canvas }) => {
    await give(canvas, 'owner@zal.demo', 'wrong')
    await canvas.findByText('Couldn’t sign you in')
    await userEvent.click(canvas.getByRole('radio', { name: 'Русский' }))
    await expect(await canvas.findByText(/^Неверная почта или пароль\./)).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: /почта/ }))
    await userEvent.keyboard('x{Enter}')
    await canvas.findByText('Введите почту, например name@example.uz')
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await expect(
      await canvas.findByText('Enter an email, for example name@example.uz'),
    ).toBeVisible()
  },
}

export const RefusesWhatIsNoEmail: Story = {
  play: async ({ canvas }) => {
    await give(canvas, 'owner', 'Zal-2026')
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(
      'Enter an email, for example name@example.uz',
    )
  },
}

/** T-26: a rate-limited sign-in shows the waiting time, in the selected language. */
export const ShowsTheWaitingTime: Story = {
  play: async ({ canvas }) => {
    for (let nth = 0; nth < 50; nth += 1) await guess(`guess${nth}@zal.demo`)
    await give(canvas, 'owner@zal.demo', 'Zal-2026')
    await canvas.findByText('Too many attempts. Try again in 60 min.')
    await userEvent.click(canvas.getByRole('radio', { name: 'Русский' }))
    await userEvent.type(await canvas.findByLabelText(/^Пароль/), '{Enter}')
    await canvas.findByText('Слишком много попыток. Попробуйте через 60 мин.')
    await userEvent.click(canvas.getByRole('radio', { name: /^Oʻzbekcha/ }))
    await userEvent.type(await canvas.findByLabelText(/^Parol/), '{Enter}')
    const told = 'Urinishlar juda koʻp. 60 daqiqadan keyin urinib koʻring.'
    await expect(await canvas.findByText(told)).toBeVisible()
  },
}

export const ShowsTheWaitingTimeOnAPhone: Story = {
  ...ShowsTheWaitingTime,
  globals: { viewport: { value: 'w390' } },
}

const guess = (username: string) =>
  fetch('/api/v1/merchant/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: 'wrong', country: 'UZB' }),
  })

export const ReportsAnUnavailableServer: Story = {
  parameters: { network: 'offline' },
  play: async ({ canvas }) => {
    await give(canvas, 'owner@zal.demo', 'Zal-2026')
    await expect(
      await canvas.findByText('Failed to connect to the server. Please try again later.'),
    ).toBeVisible()
  },
}

/** A server error between login and session exchange: a retry signs in. */
export const TriesAgainWithTheSameSignIn: Story = {
  play: async ({ canvas }) => {
    const { fetch } = globalThis
    globalThis.fetch = async (...asked) => {
      if (!(asked[0] as Request).url.includes('/merchant/redirect/')) return fetch(...asked)
      globalThis.fetch = fetch
      return Response.json({ code: 'unexpected', message: '' }, { status: 503 })
    }
    await give(canvas, 'desk@zal.demo', 'Zal-2026')
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible()
  },
}

/** The language chosen on the sign-in page is saved to the account. */
export const KeepsTheLanguageOfTheSignIn: Story = {
  play: async ({ canvas }) => {
    await give(canvas, 'desk@zal.demo', 'Zal-2026')
    await canvas.findByRole('heading', { level: 1, name: 'Rooms' })
    await waitFor(async () => {
      const { results } = await somebodyElse('GET', '/merchant/check-auth/')
      await expect(results).toMatchObject({ staff: { language: 'en' } })
    })
  },
}

/** A link to a club the user does not belong to opens their own club. */
export const TakesTheirOwnClubInsteadOfAForeignOne: Story = {
  parameters: { role: 'restricted_user', route: '/room/list?location=999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Club: .*Chilonzor/ })).toBeVisible()
  },
}

export const LeadsOutWhereItCannotBegin: Story = {
  parameters: {
    role: 'restricted_user',
    network: 'error',
    entrance: true,
    affects: /check-auth/,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }))
    await expect(await canvas.findByRole('heading', { name: 'Where is your club?' })).toBeVisible()
  },
}

export const ShowsANewCustomerTheContact: Story = {
  parameters: { route: '/auth/register' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '(+998) 71 200-00-00' })).toBeVisible()
  },
}

/** An unknown path under /auth shows the not-found page with a link to the sign-in. */
export const AnUnknownAddressIsNotTheSignIn: Story = {
  parameters: { route: '/auth/nope' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Back to sign-in' }))
    await expect(await canvas.findByRole('heading', { name: 'Where is your club?' })).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: AsksForTheCountryFirst.play,
}

/** A hash works once: a second use neither signs out who is signed in nor stays in the address. */
export const AUsedHashSignsNobodyOut: Story = {
  parameters: {
    role: 'owner',
    route: '/room/list?hash=used',
    expectedErrors: [/401/],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  },
}
