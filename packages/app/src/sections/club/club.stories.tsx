import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { listStates, phone, recordStates } from '../../testing/states.ts'
import { list } from './club.list.tsx'
import section from './club.section.ts'
import { savedFile } from '../../testing/savedFile.ts'

const meta = {
  title: 'Sections/Club',
  component: App,
  parameters: { layout: 'fullscreen', route: '/club/list', role: 'owner' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Zal Chilonzor' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Zal Sergeli' })).toBeVisible()
  },
}

const states = listStates(section, list, { ready: Ready, forbidden: 'trainer' })

export const Loading: Story = states.Loading
/** A business always has a club, so the answer is made. */
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/management/club-list/', () =>
        HttpResponse.json({
          success: true,
          code: 'ok',
          message: '',
          results: [],
          total_count: 0,
          page: 1,
          page_count: 0,
          per_page: 10,
        }),
      ),
    ),
  play: states.Empty.play,
}
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden
export const NoMatches: Story = states.NoMatches
export const Phone: Story = states.Phone
export const Cards: Story = { parameters: { route: '/club/list?layout=cards' } }

const form = recordStates('/club/edit/1', { forbidden: 'trainer' })
export const FormLoading: Story = form.Loading
export const FormFailed: Story = form.Failed
export const FormForbidden: Story = form.Forbidden

export const Form: Story = {
  parameters: { route: '/club/edit/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue('Zal Chilonzor')
    await expect(canvas.getByRole('textbox', { name: /^Country/ })).toBeDisabled()
    await expect(await canvas.findByRole('list', { name: 'Deactivate club' })).toHaveTextContent(
      'Another active club stays',
    )
    await expect(canvas.getByText(/belong to this club/)).toHaveTextContent(/\d+ members/)
    await expect(canvas.queryByRole('button', { name: 'Delete club' })).toBeNull()
  },
}
export const FormOnAPhone: Story = phone(Form)

/** A manager reads the form; nothing can be changed. */
export const ReadView: Story = {
  parameters: { route: '/club/edit/1', role: 'manager' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can view this club but not change it.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Deactivate club' })).toBeNull()
  },
}

const fill = async (canvas: ReturnType<typeof within>, name: string) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), name)
  await userEvent.type(canvas.getByRole('textbox', { name: /^Phone/ }), '712354041')
  const city = await canvas.findByRole('combobox', { name: /^City/ })
  await userEvent.type(city, 'самар')
  await userEvent.click(await screen.findByRole('option', { name: /^Samarkand/ }))
  await waitFor(() => expect(city).toHaveValue('Samarkand'))
  await userEvent.type(canvas.getByRole('combobox', { name: /^Address/ }), 'Registon, 5')
}

/** The new club is in the list and, without a new sign-in, in the switcher. */
export const OpensAClub: Story = {
  parameters: { route: '/club/register' },
  play: async ({ canvas }) => {
    await fill(canvas, 'Zal Registon')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByRole('link', { name: 'Zal Registon' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Club: / }))
    await expect(await screen.findByRole('menuitem', { name: /Zal Registon/ })).toBeVisible()
  },
}

/** A new club begins with the rooms, packages and classes of another one. */
export const OpensACopy: Story = {
  parameters: { route: '/club/register' },
  play: async ({ canvas }) => {
    await fill(canvas, 'Zal Registon')
    await userEvent.click(canvas.getByRole('button', { name: /Copy from$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Zal Chilonzor' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByRole('link', { name: 'Zal Registon' })
    const found = await somebodyElse('GET', '/management/club-list/?q=Registon')
    const [club] = found.results as { id: number }[]
    const closure = await somebodyElse('GET', `/management/club/${club?.id}/closure/`)
    const { in_use } = closure.results as { in_use: { kind: string }[] }
    await expect(in_use.map(({ kind }) => kind)).toEqual(['package', 'class', 'room'])
  },
}

export const NeedsACityAndAnAddress: Story = {
  parameters: { route: '/club/register' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Enter at least 3 characters')).toBeVisible()
    await expect((await canvas.findAllByText('This field is required')).length).toBe(3)
  },
}

/** Hours by day; a day that was closed keeps its times. */
export const ChangesTheHours: Story = {
  parameters: { route: '/club/edit/1' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Different by day' }))
    const sunday = canvas.getByRole('switch', { name: 'Sunday, open' })
    if (!(sunday as HTMLInputElement).checked) await userEvent.click(sunday)
    const closes = canvas.getByRole('textbox', { name: 'Sunday, closes' })
    await userEvent.clear(closes)
    await userEvent.type(closes, '05:00{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Closing must be later than opening')).toBeVisible()
    await userEvent.clear(closes)
    await userEvent.type(closes, '18:00{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByRole('table', { name: 'Clubs' })
    const { results } = (await somebodyElse('GET', '/management/club/1/')) as {
      results: { hours: { week_day: number; closes: string }[] }
    }
    await expect(results.hours.find(({ week_day }) => week_day === 7)?.closes).toBe('18:00')
  },
}

/** An open shift blocks at once, also where somebody else opens it. */
export const WaitsForTheShift: Story = {
  parameters: { route: '/club/edit/1' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Deactivate club' })
    await somebodyElse('PATCH', '/finance/shift-setting/', { is_on: true })
    await somebodyElse('POST', '/finance/shift/', { float: 0 })
    await expect(await canvas.findByText('A cash shift is open')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open shift' })).toBeVisible()
    await expect(button).toBeDisabled()
    await expect(canvas.getByText('1 thing to settle first')).toBeVisible()
  },
}

/** A club of which nothing is known yet can be deleted. */
export const DeletesAnEmptyClub: Story = {
  beforeEach: async () => {
    await somebodyElse('POST', '/management/club/', {
      name: 'Zal Xato',
      phone: '+998712354041',
      city: 'tashkent',
      address: { address_line: 'Beruniy, 1' },
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Zal Xato' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete club' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Zal Xato?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete club' }))
    await expect(await canvas.findByRole('link', { name: 'Zal Chilonzor' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Zal Xato' })).toBeNull())
  },
}

/** Copying names the number of records, and settings are never chosen beforehand. */
export const CopiesFromAnotherClub: Story = {
  parameters: { route: '/club/edit/1' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /From/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Zal Yunusobod' }))
    await expect(await canvas.findByRole('checkbox', { name: 'Settings' })).not.toBeChecked()
    await userEvent.click(await canvas.findByRole('button', { name: /^Copy \d+ records$/ }))
    await expect(await screen.findByText(/^\d+ records copied$/)).toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: 'Nothing to copy' })).toBeDisabled()
  },
}

/** The server draws the poster; its file is saved by the browser. */
export const DownloadsThePoster: Story = {
  parameters: { route: '/club/edit/1' },
  play: async ({ canvas }) => {
    const poster = await savedFile(async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'PDF' })),
    )
    await expect([poster.name, poster.type]).toEqual(['club-poster-1.pdf', 'application/pdf'])
    await expect(await poster.slice(0, 5).text()).toBe('%PDF-')
    await expect(canvas.getByRole('button', { name: 'PDF' })).toBeEnabled()
  },
}

export const CannotDownloadThePoster: Story = {
  parameters: {
    route: '/club/edit/1',
    network: 'error',
    affects: /poster\/$/,
    expectedErrors: [/500/],
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'PDF' })
    await userEvent.click(button)
    await expect(await screen.findByText(/^Something went wrong on our side/)).toBeVisible()
    await expect(button).toHaveAttribute('aria-busy', 'false')
  },
}
