import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import type { FindRoute } from '../../testing/findRoute.ts'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { listStates } from '../../testing/states.ts'
import { rows } from './class.list.tsx'
import section from './class.section.ts'
import { blockOf, sentOf } from './block.ts'
import type { Class, ClassTime } from './class.data.ts'

const meta = {
  title: 'Sections/Class',
  component: App,
  parameters: { layout: 'fullscreen', route: '/classes/list?layout=cards' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pilates' })).toBeVisible()
    await expect(canvas.getByText('Mo We Fr, 09:00 – 10:00')).toBeVisible()
    await expect(canvas.getAllByText(/^Spots: \d+ of 15 left$/)).not.toHaveLength(0)
    await expect(canvas.getByText('Spots: 0 of 10 left')).toBeVisible()
  },
}

export const AsATable: Story = {
  parameters: { route: '/classes/list?layout=table' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Classes' })).toBeVisible()
    await expect(await canvas.findByText('Tu Th, 18:30 – 19:30')).toBeVisible()
  },
}

const states = listStates(section, rows, {
  search: '?layout=cards',
  ready: Ready,
  forbidden: 'trainer',
})

export const Loading: Story = states.Loading
export const Empty: Story = states.Empty
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden
export const Phone: Story = states.Phone

/** The front desk sees classes read-only. */
export const ReadByTheDesk: Story = {
  parameters: { role: 'restricted_user' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pilates' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit time 1: Pilates' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Actions: Pilates' })).toBeNull()
  },
}

export const RegistersAClass: Story = {
  parameters: { route: '/classes/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Ertalabki yoga')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price/ }), '390000')
    await fill('Time 1', ['11:30', '12:30'], ['Tuesday', 'Thursday'])
    await userEvent.click(canvas.getByRole('button', { name: 'Add time' }))
    await fill('Time 2', ['13:00', '14:00'], ['Sunday'])
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    // The timetable is the first screen: the class stands in it from today on, Thursday.
    const week = within(await canvas.findByRole('grid', { name: /^Timetable, / }))
    const days = await week.findAllByRole('button', { name: /^Ertalabki yoga, / })
    await expect(days).toHaveLength(2)
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }))
    await expect(await canvas.findByRole('heading', { name: 'Ertalabki yoga' })).toBeVisible()
    await expect(canvas.getByText('Tu Th, 11:30 – 12:30')).toBeVisible()
    await expect(canvas.getByText('Su, 13:00 – 14:00')).toBeVisible()
  },
}

export const AsksForTheHours: Story = {
  parameters: { route: '/classes/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Yoga')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price/ }), '390000')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Choose the weekdays and enter both times.')).toBeVisible()
  },
}

/** Yoga occupies the room on Mondays from 18:00: the conflicting block shows the error. */
export const RefusesATakenRoom: Story = {
  parameters: { route: '/classes/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Kechki pilates')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price/ }), '390000')
    await fill('Time 1', ['19:00', '20:00'], ['Monday'])
    const block = within(canvas.getByRole('group', { name: 'Time 1' }))
    await userEvent.click(block.getByRole('button', { name: /Room/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Yoga zali' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await canvas.findByText(/^“Yoga” uses this room from 18:00 to 19:30/),
    ).toBeVisible()
  },
}

export const EditsOneTime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit time 2: Pilates' }))
    await expect(await canvas.findByRole('heading', { name: 'Pilates: time 2' })).toBeVisible()
    const from = await canvas.findByRole('textbox', { name: /^From/ })
    await expect(from).toHaveValue('18:30')
    const places = canvas.getByRole('textbox', { name: /^Spots/ })
    await userEvent.clear(places)
    await userEvent.type(places, '40')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^Spots: \d+ of 40 left$/)).toBeVisible()
  },
}

export const EditsAClass: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Stretching' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const price = await canvas.findByRole('textbox', { name: /^Price/ })
    await userEvent.clear(price)
    await userEvent.type(price, '365000')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('365 000 UZS')).toBeVisible()
  },
}

export const RemovesAClassThatWasNeverSold: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Stretching' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Stretching' })).not.toBeInTheDocument(),
    )
    await expect(canvas.getByRole('heading', { name: 'Pilates' })).toBeVisible()
  },
}

/** REL-28: adding a trainer keeps the block's inactive trainer and room. */
export const KeepsInactiveTrainers: Story = {
  parameters: { route: editOf('Stretching') },
  play: async ({ canvas }) => {
    const { times } = await read('Stretching')
    const { staffs, room } = times[0] as ClassTime
    await putOutOfUse('trainer', staffs[0]?.id)
    await putOutOfUse('room', room?.id)
    const block = within(await canvas.findByRole('group', { name: 'Time 1' }))
    await expect(block.getByRole('button', { name: /Room/ })).toHaveTextContent('Yoga zali')
    const chosen = block.getByRole('button', { name: /Trainers/ })
    await userEvent.click(chosen)
    await userEvent.click(await screen.findByRole('option', { name: 'Rahimov Sanʼat' }))
    await userEvent.keyboard('{Escape}')
    await expect(chosen).toHaveTextContent(staffs[0]?.label ?? '')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('heading', { name: 'Classes' })).toBeVisible()
    const [saved] = (await read('Stretching')).times
    await expect(saved?.room).toEqual(room)
    await expect(saved?.staffs.map(({ label }) => label)).toEqual(
      expect.arrayContaining([staffs[0]?.label, 'Rahimov Sanʼat']),
    )
  },
}

/** REL-28: when the opened block was deleted, saving fails and the typed values stay. */
export const RefusesATimeThatHasGone: Story = {
  play: async ({ canvas }) => {
    const times = [morning, { ...morning, week_days: [7] }]
    const body = { name: 'Aerobika', price: 300_000, days: 30, times }
    const made = await somebodyElse('POST', '/management/class/', body)
    const { id, version, times: blocks } = made.results as Class
    await userEvent.type(await canvas.findByRole('searchbox'), 'Aerobika{Enter}')
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit time 2: Aerobika' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Spots/ }), '40')
    const kept = { version, times: turned(blocks).slice(1) }
    await somebodyElse('PATCH', `/management/class/${id}/`, kept)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await canvas.findByText(/^The schedule of this class has changed\. Open the/),
    ).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /^Spots/ })).toHaveValue('40')
    await expect((await read('Aerobika')).times).toMatchObject([{ slot: null }])
  },
}

/** Two conflicting timetables that differ in more than their hours have different texts. */
export const DistinguishesTwoTimetables: Story = {
  parameters: { route: editOf('Stretching') },
  play: async ({ canvas }) => {
    const block = within(await canvas.findByRole('group', { name: 'Time 1' }))
    const { id, times, version } = await read('Stretching')
    const theirs = turned(times).map((time) => ({ ...time, room: null, week_days: [6] }))
    await somebodyElse('PATCH', `/management/class/${id}/`, { version, times: theirs })
    await userEvent.type(block.getByRole('textbox', { name: /^Spots/ }), '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const told = within(await screen.findByRole('dialog'))
    await expect(
      told.getByRole('radio', { name: /^Tu Th Sa, 10:00 – 11:00 · .+ · Yoga zali · Spots: 120/ }),
    ).toBeChecked()
    await expect(
      told.getByRole('radio', { name: /^Sa, 10:00 – 11:00 · .+ · No room · Spots: 12/ }),
    ).toBeVisible()
  },
}

/** Fills in a block through its fields. */
async function fill(name: string, [from = '', to = '']: string[], days: string[]) {
  const block = within(await screen.findByRole('group', { name }))
  await userEvent.type(block.getByRole('textbox', { name: /^From/ }), from)
  await userEvent.type(block.getByRole('textbox', { name: /^To/ }), to)
  for (const day of days) await userEvent.click(block.getByRole('checkbox', { name: day }))
}

const morning = { start_time: '09:00', end_time: '10:00', week_days: [1] }

const listOf = (name: string) => `/management/class-list/?q=${name}`

function editOf(name: string): FindRoute {
  return async (server) => {
    const [found] = await server.read<Class[]>(listOf(name))
    return `/classes/edit/${found?.id}`
  }
}

async function read(name: string) {
  const { results } = (await somebodyElse('GET', listOf(name))) as { results: Class[] }
  return results[0] as Class
}

async function putOutOfUse(noun: 'trainer' | 'room', id = 0) {
  const path = `/management/${noun}/${id}/`
  const { results } = (await somebodyElse('GET', path)) as { results: { version: number } }
  await somebodyElse('PATCH', path, { is_active: false, version: results.version })
}

/** Request body with the blocks in reverse order. */
const turned = (times: Class['times']) => times.map((time) => sentOf(blockOf(time))).toReversed()
