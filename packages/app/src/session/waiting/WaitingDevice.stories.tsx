import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { App } from '../../App.tsx'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { phone } from '../../testing/states.ts'

const meta = {
  title: 'Shell/Waiting device',
  component: App,
  parameters: { layout: 'fullscreen', role: 'restricted_user', route: '/', waits: true },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

interface Request {
  id: number
  code: string
  staff: { full_name: string }
}

/** The request of this device, as the manager sees it. */
async function asked(): Promise<Request> {
  const path = '/device/verification-requests/'
  const { results } = await somebodyElse('GET', path, undefined, 'manager')
  const own = (results as Request[]).find(({ code }) => code)
  if (!own) throw new Error('No device waits with a code')
  return own
}
const decide = async (status: 'approved' | 'rejected') => {
  const { id } = await asked()
  await somebodyElse('POST', `/device/process-verification/${id}/`, { status }, 'manager')
}

/** The same code on both screens, the people who were asked, and nothing of the club. Its countdown is never the same. */
export const Waits: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Waiting for approval' })).toBeVisible()
    const { code, staff } = await asked()
    await expect(
      canvas.getByRole('img', { name: `Code: ${code.split('').join(' ')}` }),
    ).toBeVisible()
    await expect(canvas.getByText(/^Expires in (10:0\d|9:5\d)$/)).toBeVisible()
    await expect(canvas.getByText(/^Signed in as /)).toHaveTextContent(staff.full_name)
    await expect(canvas.getByRole('button', { name: /^Ask again in [01]:/ })).toBeDisabled()
    const people = canvas.getByRole('list', { name: 'People who were asked' })
    await expect(people).toHaveTextContent('Ergashev SherzodManagerAsked at 09:30')
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

/** It says who has the request on a screen, so that one knows whom to call. */
export const IsSeen: Story = {
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { name: 'Waiting for approval' })
    const { id } = await asked()
    await somebodyElse('POST', `/device/${id}/seen/`, undefined, 'manager')
    const people = canvas.getByRole('list', { name: 'People who were asked' })
    await waitFor(() => expect(people).toHaveTextContent('Ergashev SherzodManagerSeen'), {
      timeout: 8000,
    })
  },
}

/** Approved elsewhere, the app opens by itself. */
export const IsApproved: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Waiting for approval' })
    await decide('approved')
    await expect(await canvas.findByRole('navigation', { name: 'Menu' })).toBeVisible()
  },
}

/** Rejected, its session has ended: the page names whom to ask. */
export const IsRejected: Story = {
  parameters: { expectedErrors: [/401/] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Waiting for approval' })
    await decide('rejected')
    await expect(
      await canvas.findByRole('heading', { name: 'This device was rejected.' }),
    ).toBeVisible()
    await expect(canvas.getByText(/^Ask /)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign-in' }))
    await expect(await canvas.findByRole('heading', { name: 'Where is your club?' })).toBeVisible()
  },
}

const mark = 'X-Story-Real'
/** The answer of the server with a code that has just expired. */
const expired = http.get('*/api/v1/device/waiting/', async ({ request }) => {
  if (request.headers.has(mark)) return undefined
  const sent = new Request(request.clone())
  sent.headers.set(mark, '1')
  const answer = (await (await fetch(sent)).json()) as { results: object }
  const past = new Date(Date.now() - 1000).toISOString()
  const results = { ...answer.results, until: past, ask_again_at: past }
  return HttpResponse.json({ ...answer, results })
})

/** The code has gone; a new one is asked for by the same button. */
export const IsExpired: Story = {
  beforeEach: ({ msw }) => msw.use(expired),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The code expired')).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /^Code/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Get a new code' })).toBeEnabled()
  },
}

/** The languages are at hand before anything else is. */
export const InAnotherLanguage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Language: English' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Русский' }))
    await expect(
      await canvas.findByRole('heading', { name: 'Ожидание подтверждения' }),
    ).toBeVisible()
  },
}

export const SignsOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }))
    await expect(await canvas.findByRole('heading', { name: 'Where is your club?' })).toBeVisible()
  },
}

export const Phone: Story = phone(Waits)
