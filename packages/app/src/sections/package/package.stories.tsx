import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import type { FindRoute } from '../../testing/findRoute.ts'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { listStates } from '../../testing/states.ts'
import { list } from './package.screens.tsx'
import section from './package.section.ts'
import type { Package } from './package.data.ts'

const meta = {
  title: 'Sections/Package',
  component: App,
  parameters: { layout: 'fullscreen', route: '/packages/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '12 tashrif' })).toBeVisible()
  },
}

const states = listStates(section, list, {
  ready: Ready,
  forbidden: 'trainer',
  forbiddenTab: 'register',
})

export const Loading: Story = states.Loading
export const Empty: Story = states.Empty
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden
export const Phone: Story = states.Phone

const lateOne: Package = {
  id: 1,
  name: 'Tungi 5',
  price: 300_000,
  is_active: true,
  is_global: false,
  is_visible_yonda: false,
  days: 30,
  visit: 5,
  start_time: null,
  end_time: null,
  description: '',
  created_at: '2026-03-09T20:30:00Z',
  club: { id: 1, name: 'Zal Chilonzor' },
  package_trainer: { trainer: null, room: null, week_days: [], slot: null },
  remaining_slots: null,
  freeze_days: null,
  freeze_times: null,
  version: 1,
  allowed_actions: { change: true, remove: true },
}

/** Created at 01:30 in Tashkent, which is the previous day in UTC. */
export const MadeOnTheDayOfTheClub: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/management/package-list/', () =>
        HttpResponse.json({
          success: true,
          code: 'ok',
          message: '',
          results: [lateOne],
          total_count: 1,
          page: 1,
          page_count: 1,
          per_page: 10,
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10/03/2026')).toBeVisible()
  },
}

export const RegistersAPackage: Story = {
  parameters: { route: '/packages/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Tungi 5')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price/ }), '300000')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Visits/ }), '5')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByRole('heading', { name: 'Packages' })).toBeVisible()
    await userEvent.type(await canvas.findByRole('searchbox'), 'Tungi{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Tungi 5' })).toBeVisible()
    await expect(canvas.getByText('5 visits')).toBeVisible()
  },
}

export const AsksForBothHours: Story = {
  parameters: { route: '/packages/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Tonggi')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price/ }), '300000')
    await userEvent.type(canvas.getByRole('textbox', { name: /^From/ }), '07:00')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('Enter both times, or leave both blank')).toBeVisible()
  },
}

export const EditsAPackage: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '8 tashrif{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: 8 tashrif' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const price = await canvas.findByRole('textbox', { name: /^Price/ })
    await expect(canvas.getByRole('textbox', { name: /^Visits/ })).toHaveValue('8')
    await userEvent.clear(price)
    await userEvent.type(price, '365000')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('365 000 UZS')).toBeVisible()
  },
}

/**
 * Filters are kept when returning to the list: after saving, after cancelling, and by the back
 * link.
 */
export const ComesBackToTheListAsItWas: Story = {
  parameters: { route: '/packages/list?is_active=1&q=tashrif' },
  play: async ({ canvas }) => {
    const edit = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Actions: 8 tashrif' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
      return await canvas.findByRole('textbox', { name: /^Price/ })
    }
    const isAsItWas = async () => {
      await expect(await canvas.findByRole('searchbox')).toHaveValue('tashrif')
      await expect(canvas.getByRole('button', { name: /^Remove Status/ })).toBeVisible()
    }
    await userEvent.type(await edit(), '{Control>}{Enter}{/Control}')
    await isAsItWas()
    await edit()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await isAsItWas()
    await edit()
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    await userEvent.click(way.getByRole('link', { name: 'Packages' }))
    await isAsItWas()
  },
}

/** The conflict dialog shows references by name and amounts formatted. */
export const ShowsTheChoiceOfAnotherPerson: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '8 tashrif{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: 8 tashrif' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Spots/ }), '9')
    const { id, version } = await firstOf<{ id: number; version: number }>(
      '/management/package-list/?q=8%20tashrif',
    )
    const room = await firstOf<{ id: number; name: string }>('/management/room-list/')
    const theirs = { room: room.id, price: 1_370_000, version }
    await somebodyElse('PATCH', `/management/package/${id}/`, theirs)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const told = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(told.getByText('Room').parentElement).toHaveTextContent(room.name))
    await expect(told.getByText('Price').parentElement).toHaveTextContent('1 370 000')
  },
}

const firstOf = async <One,>(path: string) => {
  const { results } = (await somebodyElse('GET', path)) as { results: One[] }
  return results[0] as One
}

/** Boxing occupies trainer and room on Tuesdays from 19:00. */
export const RefusesATakenTrainer: Story = {
  parameters: { route: '/packages/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Kechki guruh')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price/ }), '300000')
    await userEvent.type(canvas.getByRole('textbox', { name: /^From/ }), '20:00')
    await userEvent.type(canvas.getByRole('textbox', { name: /^To/ }), '21:00')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tuesday' }))
    await userEvent.type(canvas.getByRole('combobox', { name: /^Trainer/ }), 'никит{Enter}')
    await expect(await canvas.findByDisplayValue('Никитина Ольга')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await canvas.findByText(/^The trainer leads “Boks guruhi” from 19:00 to 20:30/),
    ).toBeVisible()
  },
}

const vip = 'Yillik VIP, barcha klublar'

/**
 * A global package of another club can be sold but not changed here, so nothing links to its form.
 */
export const LeadsToNoFormOfAnotherClub: Story = {
  parameters: { club: 2, route: '/packages/list?layout=table' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'VIP{Enter}')
    await expect(await canvas.findByText(vip)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: vip })).toBeNull()
    await expect(canvas.queryByRole('button', { name: `Actions: ${vip}` })).toBeNull()
  },
}

const editOfVip: FindRoute = async ({ read }) => {
  const [found] = await read<Package[]>('/management/package-list/?q=barcha')
  return `/packages/edit/${found?.id}`
}

/** A copied URL shows the package read-only, with the reason. */
export const ShowsAPackageOfAnotherClub: Story = {
  parameters: { club: 2, route: editOfVip },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This package belongs to Zal Chilonzor. Edit it there.'),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const KeepsTheTrainerOfAPackage: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'Boks{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Boks guruhi' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await expect(await canvas.findByRole('combobox', { name: /^Trainer/ })).toHaveValue(
      'Никитина Ольга',
    )
    const places = canvas.getByRole('textbox', { name: /^Spots/ })
    await userEvent.clear(places)
    await userEvent.type(places, '30')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/of 30 left$/)).toBeVisible()
    await expect(canvas.getByText('Никитина Ольга')).toBeVisible()
  },
}
