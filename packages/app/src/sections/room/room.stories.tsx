import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { listStates, missing } from '../../testing/states.ts'
import { unheard } from '../../testing/unheard.ts'
import { list } from './room.screens.tsx'
import section from './room.section.ts'

const meta = {
  title: 'Sections/Room',
  component: App,
  parameters: { layout: 'fullscreen', route: '/room/list' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Katta zal' })).toBeVisible()
  },
}

const states = listStates(section, list, { ready: Ready, forbidden: 'trainer' })

export const Loading: Story = states.Loading
export const Empty: Story = states.Empty
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden
export const Phone: Story = states.Phone

export const RegistersARoom: Story = {
  parameters: { route: '/room/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name/ }), 'Pilates zali')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByRole('link', { name: 'Pilates zali' })).toBeVisible()
  },
}

/** UX-22: a link to a deleted room shows the error under the title with a link to the list. */
export const Missing: Story = missing('/room/edit/999999', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Edit room' })).toBeVisible()
  await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Rooms' }))
  await expect(await canvas.findByRole('link', { name: 'Katta zal' })).toBeVisible()
})

/** After a deletion focus moves to the next row, after the last one to the previous. */
export const GoesOnAfterADeletion: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Katta zal' })
    const names = () => [...document.querySelectorAll<HTMLElement>('[data-at] [data-row]')]
    const remove = async (at: number) => {
      const before = names().length
      await userEvent.click(
        canvas.getAllByRole('button', { name: /^Actions:/ })[at] ?? document.body,
      )
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(names()).toHaveLength(before - 1))
    }
    await somebodyElse('POST', '/management/room/', { name: 'A zal' })
    await somebodyElse('POST', '/management/room/', { name: 'Z zal' })
    await canvas.findByRole('link', { name: 'Z zal' })
    await remove(names().findIndex((row) => row.textContent === 'A zal'))
    await waitFor(() => expect(names()[0]).toHaveFocus())
    await remove(names().length - 1)
    await waitFor(() => expect(names().at(-1)).toHaveFocus())
  },
}

/** Deleting the only row of the last page leads to the page before, keeping the search. */
export const DeletesTheLastOfAPage: Story = {
  play: async ({ canvas }) => {
    const rows = () => canvas.queryAllByRole('button', { name: /^Actions:/ })
    await canvas.findByRole('button', { name: 'Actions: Katta zal' })
    for (let at = rows().length; at < 26; at += 1) {
      await somebodyElse('POST', '/management/room/', { name: `Zal ${at}` })
    }
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    const [last] = rows()
    if (last) await userEvent.click(last)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText('1–25 of 25 rooms')).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(25))
    await expect(canvas.getByRole('searchbox')).toBeVisible()
  },
}

/** Creates and selects the given numbers of active and inactive rooms. */
async function chooseRooms(canvas: ReturnType<typeof within>, { active = 0, inactive = 0 }) {
  await canvas.findByRole('button', { name: 'Actions: Katta zal' })
  for (let at = 1; at <= active + inactive; at += 1) {
    await somebodyElse('POST', '/management/room/', {
      name: `Sinov ${at}`,
      is_active: at <= active,
    })
  }
  await userEvent.type(canvas.getByRole('searchbox'), 'sinov{Enter}')
  await waitFor(() =>
    expect(canvas.queryByRole('button', { name: 'Actions: Katta zal' })).not.toBeInTheDocument(),
  )
  const [all] = await canvas.findAllByRole('checkbox')
  if (all) await userEvent.click(all)
  return within(await canvas.findByRole('region', { name: 'Selected rows' }))
}

const rooms = async () => {
  const { results } = (await somebodyElse(
    'GET',
    '/management/room-list/?q=sinov&per_page=100',
  )) as {
    results: { id: number; name: string; is_active: boolean }[]
  }
  return results
}

const inUse = async () => (await rooms()).filter((room) => room.is_active).map(({ name }) => name)

/** Records that were already inactive are left unchanged. */
export const TakesBackExactlyWhatWasChanged: Story = {
  play: async ({ canvas }) => {
    const bar = await chooseRooms(canvas, { active: 2, inactive: 1 })
    await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }))
    await expect(await bar.findByText('3 completed')).toBeVisible()
    await expect(await inUse()).toEqual([])
    await bar.findByRole('button', { name: 'Undo' })
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(await bar.findByText('2 completed')).toBeVisible()
    await expect((await inUse()).toSorted()).toEqual(['Sinov 1', 'Sinov 2'])
    await expect(bar.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  },
}

/**
 * A bulk change of more than one page asks for confirmation with the number; a stopped one can be
 * resumed and undone.
 */
export const AsksAboutManyAndStops: Story = {
  beforeEach: ({ msw }) => msw.use(heldChanges()),
  play: async ({ canvas }) => {
    const bar = await chooseRooms(canvas, { active: 30 })
    await deactivateAll(bar, 30)
    await userEvent.click(await bar.findByRole('button', { name: 'Stop' }))
    letThrough()
    await expect(await bar.findByText('20 completed')).toBeVisible()
    await expect(bar.getByText('10 selected')).toBeVisible()
    await expect((await inUse()).length).toBe(10)
    await userEvent.click(bar.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await inUse()).length).toBe(30))
  },
}

/** Leaving the page shows the progress reached. */
export const ReportsTheProgressOnLeaving: Story = {
  beforeEach: ({ msw }) => msw.use(heldChanges()),
  play: async ({ canvas }) => {
    const bar = await chooseRooms(canvas, { active: 30 })
    await deactivateAll(bar, 30)
    await bar.findByRole('progressbar')
    const main = within(canvas.getByRole('main'))
    await userEvent.click(main.getByRole('link', { name: 'New room' }))
    await canvas.findByRole('textbox', { name: /Name/ })
    letThrough()
    await expect(await screen.findByText('Stopped at 20 of 30')).toBeInTheDocument()
    await expect((await inUse()).length).toBe(10)
  },
}

/** A refused row keeps its value, stays selected and is listed with its reason; the others change. */
export const ListsRefusedRows: Story = {
  play: async ({ canvas }) => {
    const bar = await chooseRooms(canvas, { active: 3 })
    const [room] = (await rooms()).filter(({ name }) => name === 'Sinov 2')
    await somebodyElse('PATCH', `/management/room/${room?.id}/`, { name: 'Sinov 4', version: 1 })
    await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }))
    await expect(await bar.findByText('2 completed, 1 failed')).toBeVisible()
    await expect(bar.getByText('Sinov 2')).toBeVisible()
    await expect(bar.getByText(/changed/)).toBeVisible()
    await expect(bar.getByText('1 selected')).toBeVisible()
    await expect(await inUse()).toEqual(['Sinov 4'])
    await userEvent.click(bar.getByRole('button', { name: 'Undo' }))
    await expect(await bar.findByText('2 completed')).toBeVisible()
    await expect((await inUse()).toSorted()).toEqual(['Sinov 1', 'Sinov 3', 'Sinov 4'])
  },
}

/** A lost response is recovered with the key of its request, and the rows can still be undone. */
export const RecoversALostAnswer: Story = {
  beforeEach: ({ msw }) => msw.use(unheard('patch', '/management/room-list/', 3)),
  play: async ({ canvas }) => {
    const bar = await chooseRooms(canvas, { active: 2 })
    await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }))
    const retry = await bar.findByRole('button', { name: 'Retry 2 failed' }, { timeout: 5000 })
    await expect(await inUse()).toEqual([])
    await userEvent.click(retry)
    await expect(await bar.findByText('2 completed')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await inUse()).length).toBe(2))
  },
}

/** Confirms the deactivation of all matching rooms, which are more than a page. */
async function deactivateAll(bar: ReturnType<typeof within>, count: number) {
  await userEvent.click(await bar.findByRole('button', { name: `Select all ${count}` }))
  await bar.findByText(`All ${count} selected`)
  await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }))
  const question = within(
    await screen.findByRole('alertdialog', { name: `Deactivate: ${count} rooms?` }),
  )
  await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
}

let letThrough = () => {}

/** Delays changes until they are released. */
function heldChanges() {
  const { promise, resolve } = Promise.withResolvers<void>()
  letThrough = resolve
  return http.patch('*/api/v1/management/room-list/', () => promise)
}
