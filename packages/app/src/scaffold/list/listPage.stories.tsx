import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inSection } from '../../testing/inSection.tsx'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { options } from './filters/options.tsx'
import { listPage } from './listPage.tsx'
import { resource } from '../query/index.ts'

const rooms = resource('room', {
  list: '/management/room-list/',
  one: '/management/room/{id}/',
})

const List = listPage(rooms, {
  search: true,
  filters: { is_active: options('is_active', [1, 0]) },
  columns: ['name', 'is_active'],
})

const meta = {
  title: 'Scaffold/ListPage',
  component: inSection({ list: List }),
  parameters: { server: true, route: '/room/list' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Katta zal' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible()
  },
}

export const EnterDoesNotWaitForTheSearch: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Katta zal' })
    await userEvent.type(canvas.getByRole('searchbox'), 'yoga{Enter}')
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Katta zal' })).not.toBeInTheDocument(),
    )
    await expect(canvas.getByRole('link', { name: 'Yoga zali' })).toBeVisible()
  },
}

export const OneLetterSearchesNothing: Story = {
  parameters: { route: '/room/list?q=y' },
  play: Ready.play,
}

export const NothingFoundClearsTheFilters: Story = {
  parameters: { route: '/room/list?q=zzzz' },
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { name: 'No rooms match “zzzz”' })
    // The control band stays, so that nothing jumps.
    await expect(canvas.getByRole('searchbox')).toHaveValue('zzzz')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await Ready.play?.(context)
  },
}

export const NothingUnderTheFilters: Story = {
  parameters: { route: '/room/list?is_active=0' },
  beforeEach: ({ msw }) => msw.use(noRooms),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing found' })
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  },
}

const noRooms = http.get('*/api/v1/management/room-list/', () =>
  HttpResponse.json({
    success: true,
    code: 'ok',
    message: '',
    results: [],
    total_count: 0,
    page: 1,
    page_count: 0,
    per_page: 25,
  }),
)

/** The number of rows is the person's, and in the address for a link. */
export const KeepsTheNumberOfRows: Story = {
  play: async ({ canvas }) => {
    const page = within(document.body)
    await canvas.findByRole('link', { name: 'Katta zal' })
    for (let at = 0; at < 26; at += 1)
      await somebodyElse('POST', '/management/room/', { name: `Qator ${at}` })
    await userEvent.type(canvas.getByRole('searchbox'), 'qator{Enter}')
    await canvas.findByRole('link', { name: 'Page 2' })
    await expect(canvas.getAllByRole('row')).toHaveLength(26)
    await userEvent.click(canvas.getByRole('button', { name: 'Rows per page: 25' }))
    await userEvent.click(await page.findByRole('menuitem', { name: '50 rows' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(27))
    await expect(canvas.queryByRole('link', { name: 'Page 2' })).not.toBeInTheDocument()
    await expect(canvas.getByText('1–26 of 26 rooms')).toBeVisible()
  },
}

export const FiltersFromTheAddress: Story = {
  parameters: { route: '/room/list?is_active=0' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Remove Status/ }))
    await expect(await canvas.findByRole('link', { name: 'Katta zal' })).toBeVisible()
  },
}

/** An invalid filter value in the URL is ignored. */
export const WhatCannotBeIsNoFilter: Story = {
  parameters: { route: '/room/list?is_active=9&page=abc&view=abc' },
  play: async (context) => {
    await Ready.play?.(context)
    await expect(context.canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

/** UX-09: the density is a user setting, so it applies to every list and the controls around it. */
export const TheDensityIsThePersons: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Katta zal' })
    const search = canvas.getByRole('searchbox')
    const height = () =>
      search.closest('[data-row], form, div')?.getBoundingClientRect().height ?? 0
    const before = height()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await within(document.body).findByRole('radio', { name: 'Compact' }))
    await waitFor(() => expect(height()).toBeLessThan(before))
    await expect(document.documentElement).toHaveAttribute('data-density', 'compact')
    await userEvent.click(within(document.body).getByRole('radio', { name: 'Regular' }))
    await waitFor(() => expect(height()).toBe(before))
  },
}

export const DeletesAfterAQuestion: Story = {
  play: async ({ canvas }) => {
    const page = within(document.body)
    await canvas.findByRole('link', { name: 'Katta zal' })
    await somebodyElse('POST', '/management/room/', { name: 'Vaqtincha' })
    await userEvent.type(canvas.getByRole('searchbox'), 'vaqt{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Vaqtincha' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }))
    const question = await page.findByRole('alertdialog', { name: /Vaqtincha/ })
    await expect(question).toHaveTextContent('Are you sure? This action cannot be undone.')
    await expect(within(question).getByRole('button', { name: 'Back' })).toHaveFocus()
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Vaqtincha' })).not.toBeInTheDocument(),
    )
  },
}

/**
 * The row's own allowed actions override the permission: this row may be deleted but not changed.
 */
export const OffersWhatTheRowSays: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/management/room-list/', () =>
        HttpResponse.json({
          success: true,
          code: 'ok',
          message: '',
          results: [
            { id: 1, name: 'Katta zal', is_active: true, allowed_actions: { change: false } },
          ],
          total_count: 1,
          page: 1,
          page_count: 1,
          per_page: 10,
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Katta zal' }))
    const menu = within(await within(document.body).findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
    await expect(menu.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'Katta zal' })).not.toBeInTheDocument()
  },
}

export const OffersOnlyWhatIsPermitted: Story = {
  parameters: { role: 'restricted_user' },
  play: async ({ canvas }) => {
    await canvas.findByText('Katta zal')
    await expect(canvas.queryByRole('button', { name: /Actions/ })).not.toBeInTheDocument()
    // Nor is there a column for it.
    await expect(canvas.queryByRole('columnheader', { name: /Actions/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'New room' })).not.toBeInTheDocument()
  },
}
