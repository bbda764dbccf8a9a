import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Shelf } from '../../foundations/Shelf.tsx'
import { colours } from '../../theme/index.ts'
import { calendarDocs } from './Calendar.docs.ts'
import { crowd, events, rooms, TODAY } from './Calendar.fixture.ts'
import { Calendar, type CalendarProps } from './Calendar.tsx'
import type { CalendarChange } from './calendar.types.ts'

const args: CalendarProps = {
  label: 'Dars jadvali',
  view: 'week',
  day: TODAY,
  onShow: fn(),
  today: TODAY,
  now: '11:20',
  events,
  onOpen: fn(),
  onMove: fn(),
  onResize: fn(),
  onCreate: fn(),
}

/** A controlled owner that accepts every change. */
function Kept(props: CalendarProps) {
  const [place, setPlace] = useState({ view: props.view, day: props.day })
  const [kept, setKept] = useState(props.events)
  const change = (tell: CalendarProps['onMove']) => (wish: CalendarChange) => {
    const { event, ...place } = wish
    setKept(kept.map((one) => (one.id === event.id ? { ...one, ...place } : one)))
    return tell?.(wish)
  }
  return (
    <Calendar
      {...props}
      {...place}
      events={kept}
      onShow={(place) => {
        setPlace(place)
        props.onShow(place)
      }}
      onMove={change(props.onMove)}
      onResize={change(props.onResize)}
    />
  )
}

const meta = {
  title: 'Components/Calendar',
  component: Calendar,
  args,
  parameters: { part: calendarDocs },
  globals: { language: 'uz' },
  render: (props) => <Kept {...props} />,
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = {
  args: { view: 'day' },
  play: async ({ canvas, args: { onShow } }) => {
    await expect(canvas.getByRole('heading', { name: 'Payshanba, 12-mart 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Bugun' }))
    await expect(onShow).toHaveBeenLastCalledWith({ view: 'today', day: TODAY })
    await userEvent.click(canvas.getByRole('radio', { name: 'Kun' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Juma, 13-mart' }))
    await expect(onShow).toHaveBeenLastCalledWith({ view: 'day', day: '2026-03-13' })
    await expect(await canvas.findByRole('button', { name: /^Pilates/ })).toBeVisible()
  },
}

export const Week: Story = {
  play: async ({ canvas, args: { onOpen } }) => {
    await expect(canvas.getByRole('heading', { name: '9–15-mart 2026' })).toBeVisible()
    await expect(canvas.getByText('11:20')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Pilates, Chorshanba/ }))
    await expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ title: 'Pilates' }))
  },
}

/** A date in the head of a week opens its day. */
export const OpensADay: Story = {
  play: async ({ canvas, args: { onShow } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keyingi hafta' }))
    await expect(onShow).toHaveBeenLastCalledWith({ view: 'week', day: '2026-03-19' })
    await userEvent.click(canvas.getByRole('button', { name: 'Juma, 20-mart' }))
    await expect(onShow).toHaveBeenLastCalledWith({ view: 'day', day: '2026-03-20' })
    await expect(canvas.getByRole('button', { name: /^Navroʻz/ })).toBeVisible()
  },
}

const level = (taken: number, of: number, text = `${taken}/${of}`) => {
  return { share: taken / of, text, name: `${of} ta joydan ${taken} tasi band` }
}
const evening = { day: TODAY, start: '18:00', end: '19:00' }

/** Classes by how full they are; of five at once two are behind a button. */
const filled: CalendarProps['events'] = [
  {
    id: 'f',
    title: 'CrossFit',
    note: 'Nikitina',
    where: 'Katta zal',
    colour: 'free',
    level: level(12, 20),
    day: TODAY,
    start: '08:00',
    end: '09:00',
  },
  {
    id: 'n',
    title: 'Yoga',
    note: 'Salimova',
    where: 'Yoga zali',
    colour: 'filling',
    level: level(10, 12),
    day: '2026-03-10',
    start: '09:00',
    end: '10:00',
  },
  {
    id: 'u',
    title: 'Bolalar boksi',
    note: 'Rahimov',
    colour: 'full',
    level: level(10, 10, 'Joy yoʻq'),
    day: '2026-03-11',
    start: '16:00',
    end: '17:00',
  },
  {
    id: 'a',
    title: 'Boks',
    alert: 'Murabbiysiz',
    colour: 'filling',
    level: level(9, 10),
    day: '2026-03-13',
    start: '18:00',
    end: '19:00',
  },
  ...['Pilates', 'Zumba', 'Stretching', 'Aerobika', 'Kurash'].map((title, at) => {
    return {
      id: `e${at}`,
      title,
      note: 'Rahimov',
      colour: 'free' as const,
      level: level(at, 12),
      ...evening,
    }
  }),
]

/** How full every class is, in words, tone and a bar. */
export const Levels: Story = {
  args: { readOnly: true, events: filled, views: ['today', 'day', 'week'] },
  play: async ({ canvas, args: { onOpen } }) => {
    const name = 'Boks, Juma, 13-mart, 18:00–19:00, 10 ta joydan 9 tasi band, Murabbiysiz'
    await expect(canvas.getByRole('button', { name })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Kurash/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Payshanba, 12-mart, yana 2 ta' }))
    const rest = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(rest.getByRole('button', { name: /^Kurash/ }))
    await expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ title: 'Kurash' }))
  },
}

/** Today is a list: now, later, finished. */
export const Today: Story = {
  args: { view: 'today', readOnly: true, events: filled, now: '18:20' },
  play: async ({ canvas }) => {
    const now = canvas.getByRole('heading', { name: 'Hozir' }).closest('section') as HTMLElement
    await expect(within(now).getAllByRole('button')).toHaveLength(5)
    await expect(canvas.getByRole('heading', { name: 'Tugagan' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Keyingi kun' })).toBeNull()
  },
}

export const Month: Story = {
  args: { view: 'month', events: [...events, ...crowd] },
  globals: { language: 'ru' },
  play: async ({ canvas, args: { onOpen, onCreate, onMove } }) => {
    await expect(canvas.getByRole('heading', { name: 'Март 2026' })).toBeVisible()
    const thursday = canvas.getByRole('gridcell', { name: /^Четверг, 12 марта/ })
    await userEvent.click(within(thursday).getByRole('button', { name: /^ещё/ }))
    const sheet = await within(document.body).findByRole('dialog', { name: 'Четверг, 12 марта' })
    await userEvent.click(within(sheet).getByRole('button', { name: /^CrossFit 18:30/ }))
    await expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'e15' }))
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    canvas.getByRole('gridcell', { name: /^Вторник, 24 марта/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(onCreate).toHaveBeenCalledWith({ day: '2026-03-24', start: '07:00', end: '08:00' })
    canvas.getByRole('button', { name: /^Suv havzasida/ }).focus()
    await userEvent.keyboard('m{ArrowDown}{ArrowLeft}{Enter}')
    await expect(onMove).toHaveBeenCalledWith(
      expect.objectContaining({ day: '2026-03-19', until: '2026-03-21' }),
    )
  },
}

export const Groups: Story = {
  args: { view: 'groups', groups: rooms, groupsLabel: 'Xonalar' },
  play: async ({ canvas, args: { onMove } }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Бокс зали' })).toBeVisible()
    canvas.getByRole('button', { name: /^Boks/ }).focus()
    await userEvent.keyboard('m{ArrowRight}{Enter}')
    await expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ group: 'pool' }))
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  render: (props) => (
    <div style={{ maxWidth: '24em' }}>
      <Kept {...props} />
    </div>
  ),
  play: async ({ canvas, args: { onShow, onOpen } }) => {
    await expect(canvas.queryByRole('radio', { name: 'Hafta' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Juma, 13-mart' }))
    await expect(onShow).toHaveBeenLastCalledWith(expect.objectContaining({ day: '2026-03-13' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Oy' }))
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Shanba, 14-mart/ }))
    await expect(onShow).toHaveBeenLastCalledWith(expect.objectContaining({ day: '2026-03-14' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Ochiq eshiklar kuni/ }))
    await expect(onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Ochiq eshiklar kuni' }),
    )
  },
}

/** Covers every row of the keyboard table. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args: { onOpen, onMove, onResize, onCreate, onShow } }) => {
    const status = () => canvasElement.querySelector('[role="status"]')
    const boxing = () => canvas.getByRole('button', { name: /^Boks, Dushanba/ })
    boxing().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement).toHaveAttribute('data-stop', 'slot:2026-03-09:690')
    await userEvent.keyboard('{Enter}')
    await expect(onCreate).toHaveBeenCalledWith({ day: '2026-03-09', start: '11:30', end: '12:30' })
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /^Pilates, Chorshanba/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ title: 'Pilates' }))
    await userEvent.keyboard('{Home}')
    await expect(document.activeElement).toHaveAttribute('data-stop', 'slot:2026-03-11:420')
    await userEvent.keyboard('{End}')
    await expect(document.activeElement).toHaveAttribute('data-stop', 'slot:2026-03-11:1290')

    // M starts a move; the arrows preview it, Enter confirms.
    boxing().focus()
    await userEvent.keyboard('m')
    await expect(status()).toHaveTextContent('Boks koʻchirilmoqda')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect(status()).toHaveTextContent('Seshanba, 10-mart, 10:30–12:00')
    await expect(onMove).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(onMove).toHaveBeenCalledWith({
      event: expect.objectContaining({ title: 'Boks' }),
      day: '2026-03-10',
      start: '10:30',
      end: '12:00',
      group: 'ring',
    })
    const moved = await canvas.findByRole('button', { name: /^Boks, Seshanba, 10-mart, 10:30/ })
    await waitFor(() => expect(moved).toHaveFocus())

    // Shift extends; Space picks up, Escape cancels.
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}')
    await expect(onResize).toHaveBeenCalledWith(
      expect.objectContaining({ start: '10:30', end: '12:15' }),
    )
    await userEvent.keyboard(' {ArrowUp}{Escape}')
    await expect(status()).toHaveTextContent('Boks oʻz joyida qoldi')
    await expect(onMove).toHaveBeenCalledOnce()

    // A locked event announces that it cannot be moved.
    canvas.getByRole('button', { name: /^Tushlik smenasi/ }).focus()
    await userEvent.keyboard('m')
    await expect(status()).toHaveTextContent('Tushlik smenasi: koʻchirib boʻlmaydi')

    await userEvent.keyboard('{PageDown}')
    await expect(onShow).toHaveBeenLastCalledWith(expect.objectContaining({ day: '2026-03-19' }))
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(focused()))
    await userEvent.keyboard('{PageUp}')
    await expect(onShow).toHaveBeenLastCalledWith(expect.objectContaining({ day: TODAY }))
    await userEvent.tab()
    await expect(canvas.getByRole('grid')).not.toContainElement(focused())
  },
}

const focused = () => document.activeElement as HTMLElement

/** Moving, resizing and drawing by pointer; Escape cancels. */
export const Drag: Story = {
  play: async ({ canvas, canvasElement, args: { onMove, onResize, onCreate, onOpen } }) => {
    const pilates = () => canvas.getByRole('button', { name: /^Pilates, Chorshanba/ })
    const cell = () => canvasElement.querySelector('[data-column]')?.getBoundingClientRect()
    const { width = 0, height = 0 } = cell() ?? {}

    const hand = await hold(pilates(), { y: height / 2 })
    await hand.to(width, height)
    await waitFor(() => expect(ghostIn(canvasElement)).toHaveTextContent('11:30–12:30'))
    await fireEvent.keyDown(window, { key: 'Escape' })
    await hand.drop()
    await expect(onMove).not.toHaveBeenCalled()

    const again = await hold(pilates(), { y: height / 2 })
    await again.to(width, height)
    await again.drop()
    await expect(onMove).toHaveBeenCalledWith(
      expect.objectContaining({ day: TODAY, start: '11:30', end: '12:30' }),
    )
    const moved = await canvas.findByRole('button', { name: /^Pilates, Payshanba/ })

    const edge = moved.querySelector('[data-resize]')
    const pull = await hold(edge as HTMLElement, { y: 2 })
    await pull.to(0, height / 2)
    await pull.drop()
    await expect(onResize).toHaveBeenCalledWith(
      expect.objectContaining({ start: '11:30', end: '12:45' }),
    )

    const empty = canvasElement.querySelector('[data-stop="slot:2026-03-10:600"]')
    const draw = await hold(empty as HTMLElement, { y: 2 })
    await draw.to(0, height * 3)
    await waitFor(() => expect(ghostIn(canvasElement)).toHaveTextContent('Yangi yozuv10:00–11:30'))
    await draw.drop()
    await expect(onCreate).toHaveBeenCalledWith({
      day: '2026-03-10',
      start: '10:00',
      end: '11:30',
    })
    await expect(onOpen).not.toHaveBeenCalled()
  },
}

/** Preview of the dragged event. */
const ghostIn = (element: HTMLElement) => element.querySelector('[data-ghost]')

/** Touch requires a long press: an immediate move scrolls. */
export const LongPress: Story = {
  args: { view: 'day', now: '09:10' },
  play: async ({ canvas, canvasElement, args: { onMove } }) => {
    const yoga = canvas.getByRole('button', { name: /^Yoga/ })
    const { height = 0 } =
      canvasElement.querySelector('[data-column]')?.getBoundingClientRect() ?? {}
    const scroll = await hold(yoga, { y: 8 }, 'touch')
    await scroll.to(0, height)
    await scroll.drop()
    await expect(onMove).not.toHaveBeenCalled()
    const finger = await hold(yoga, { y: 8 }, 'touch')
    await waitFor(() => expect(ghostIn(canvasElement)).toBeVisible())
    await finger.to(0, height * 2)
    await waitFor(() => expect(ghostIn(canvasElement)).toHaveTextContent('10:30–11:30'))
    await finger.drop()
    await expect(onMove).toHaveBeenCalledWith(
      expect.objectContaining({ start: '10:30', end: '11:30' }),
    )
  },
}

/** Presses an element at an offset from its top left corner. */
async function hold(element: HTMLElement, { y: down }: { y: number }, pointerType = 'mouse') {
  const { left, top } = element.getBoundingClientRect()
  const [x, y] = [left + 12, top + down]
  const hand = { button: 0, isPrimary: true, pointerType, bubbles: true }
  await fireEvent.pointerDown(element, { ...hand, clientX: x, clientY: y })
  let at = { clientX: x, clientY: y }
  return {
    async to(right: number, below: number) {
      at = { clientX: x + right, clientY: y + below }
      await fireEvent.pointerMove(window, { ...hand, ...at })
    },
    drop: () => fireEvent.pointerUp(window, { ...hand, ...at }),
  }
}

/** A rejected move: the new place is shown until the promise settles, then the old one. */
export const RefusedMove: Story = {
  args: {
    onMove: fn(() => Promise.reject(new Error('The trainer has another class then'))),
  },
  render: (props) => <Calendar {...props} />,
  play: async ({ canvas, canvasElement, args: { onMove } }) => {
    canvas.getByRole('button', { name: /^Pilates, Chorshanba/ }).focus()
    await userEvent.keyboard('m{ArrowDown}{Enter}')
    await expect(onMove).toHaveBeenCalledOnce()
    await waitFor(() => expect(ghostIn(canvasElement)).toBeNull())
    await expect(
      canvas.getByRole('button', { name: /^Pilates, Chorshanba, 11-mart, 11:00–12:00/ }),
    ).toHaveFocus()
  },
}

export const Empty: Story = {
  args: { events: [] },
  globals: { language: 'en' },
  play: async ({ canvas, args: { onCreate } }) => {
    await expect(canvas.getByRole('heading', { name: '9–15 March 2026' })).toBeVisible()
    const slot = canvas.getAllByRole('gridcell')[0] as HTMLElement
    await userEvent.dblClick(slot)
    await expect(onCreate).toHaveBeenCalledWith({ day: '2026-03-09', start: '07:00', end: '08:00' })
  },
}

/** Forty events in a week: crowded days are wider, and the week scrolls horizontally if needed. */
export const Crowded: Story = { args: { events: crowd } }

/** Read-only: events can be opened, nothing else. */
export const Disabled: Story = {
  args: { readOnly: true },
  play: async ({ canvas, args: { onOpen, onMove, onResize, onCreate } }) => {
    const pilates = canvas.getByRole('button', { name: /^Pilates, Chorshanba/ })
    pilates.focus()
    await userEvent.keyboard('m{ArrowDown}{Enter}')
    const hand = await hold(pilates, { y: 12 })
    await hand.to(200, 100)
    await hand.drop()
    await expect(onMove).not.toHaveBeenCalled()
    await expect(onResize).not.toHaveBeenCalled()
    await expect(onCreate).not.toHaveBeenCalled()
    await userEvent.click(pilates)
    await expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ title: 'Pilates' }))
  },
}

export const DontColourEverything: Story = {
  tags: ['!test'],
  args: {
    view: 'day',
    events: events.map((one, at) => ({ ...one, colour: colours[at % colours.length] ?? 'grey' })),
  },
}

/** Short days, to limit the height of the picture. */
const morning = events.filter(({ start, end }) => start === '00:00' || end <= '14:15')
const short = { events: morning, from: '08:00', to: '13:00' }

export const Catalog: Story = {
  render: () => (
    <div style={{ paddingInline: '1em' }}>
      <Shelf stacked label="week">
        <Calendar {...args} {...short} />
      </Shelf>
      <Shelf stacked label="levels">
        <Calendar {...args} readOnly events={filled} from="08:00" to="19:00" />
      </Shelf>
      <Shelf stacked label="today">
        <Calendar {...args} readOnly view="today" events={filled} now="18:20" />
      </Shelf>
      <Shelf stacked label="groups">
        <Calendar {...args} {...short} view="groups" groups={rooms} groupsLabel="Xonalar" />
      </Shelf>
      <Shelf stacked label="month">
        <Calendar {...args} view="month" events={[...morning, ...crowd.slice(0, 14)]} />
      </Shelf>
    </div>
  ),
}
