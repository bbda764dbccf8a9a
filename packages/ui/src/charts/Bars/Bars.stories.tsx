import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { card, cash, days } from '../shared/club.fixture.ts'
import { drawn } from '../shared/story.ts'
import { Bars } from './Bars.tsx'
import { barsDocs } from './Bars.docs.ts'

const methods = [
  { name: 'Naqd', values: cash },
  { name: 'Plastik karta', values: card },
]

const meta = {
  title: 'Charts/Bars',
  component: Bars,
  parameters: { part: barsDocs },
  args: { label: 'Kunlik tushum', by: 'Sana', currency: 'UZS', categories: days, series: methods },
} satisfies Meta<typeof Bars>
export default meta
type Story = StoryObj<typeof meta>

export const ByMethod: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    const row = within(canvas.getByRole('table')).getByRole('row', { name: /^20\/11/ })
    await expect(row).toHaveTextContent('20/119 120 000 UZS6 900 000 UZS')
  },
}

/** The table shows the same figures as the drawing. */
export const AsTable: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    await expect(canvas.getByRole('columnheader', { name: 'Plastik karta' })).toBeVisible()
    await expect(canvasElement.querySelector('[data-drawn]')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'View as chart' }))
    await drawn(canvasElement)
  },
}

export const Stacked: Story = {
  args: { stacked: true },
  play: ({ canvasElement }) => drawn(canvasElement),
}

/** The usual of each day as a line, in the table and in the reading; a day opens its records. */
export const Usual: Story = {
  args: {
    stacked: true,
    millions: true,
    plain: true,
    series: [
      { name: 'Naqd', values: cash },
      { name: 'Plastik karta', values: card, step: 'tint' },
    ],
    marks: { name: 'Odatda', values: cash.map((value, index) => (index === 0 ? null : value * 2)) },
    onOpen: fn(),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('columnheader', { name: 'Odatda' })).toBeInTheDocument()
    await expect(canvas.getByRole('row', { name: /^15\/11/ })).toHaveTextContent(/–$/)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Odatda 6 300 000 UZS')
    await expect(args.onOpen).toHaveBeenCalledWith(1)
  },
}

export const FollowsTheTheme: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const bar = canvasElement.querySelector('pattern rect')
    const root = document.documentElement
    if (!bar) throw new Error('no colours')
    const before = getComputedStyle(bar).fill
    const theme = root.dataset.theme
    root.dataset.theme = theme === 'dark' ? 'light' : 'dark'
    const after = getComputedStyle(bar).fill
    root.dataset.theme = theme
    await expect(after).not.toBe(before)
  },
}

export const Empty: Story = {
  args: { series: [{ name: 'Naqd', values: days.map(() => 0) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for this period')).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

export const Loading: Story = { args: { loading: true } }

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'View as table' })).toHaveFocus()
    await userEvent.tab()
    const reader = canvas.getByRole('group', { name: 'Kunlik tushum' })
    const said = within(reader).getByRole('status')
    await expect(reader).toHaveFocus()
    await expect(said).toHaveTextContent('15/11: Naqd 4 200 000 UZS, Plastik karta 2 900 000 UZS')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(said).toHaveTextContent('17/11: Naqd 5 900 000 UZS')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(said).toHaveTextContent('16/11: Naqd 3 150 000 UZS')
    await userEvent.keyboard('{End}')
    await expect(said).toHaveTextContent('21/11: Naqd 6 450 000 UZS')
    await userEvent.keyboard('{Home}')
    await expect(said).toHaveTextContent('15/11')
    await userEvent.keyboard('{Escape}')
    await expect(said).toBeEmptyDOMElement()
  },
}

/** Names of this length do not fit below a bar. */
export const DontNameAtLength: Story = {
  tags: ['!test'],
  args: {
    label: 'Sotuv, paketlar boʻyicha',
    by: 'Paket',
    categories: ['Yillik cheksiz abonement', 'Утренний на 12 посещений', 'Oilaviy, 3 kishi'],
    series: [{ name: 'Sotuv', values: [9_600_000, 7_250_000, 4_800_000] }],
  },
}

export const Catalog: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2em' }}>
      <Bars {...args} />
      <Bars {...args} label="Выручка по дням" by="Дата" stacked />
      <Bars
        label="Visits by day"
        by="Date"
        categories={days}
        series={[{ name: 'Visits', values: [184, 201, 176, 190, 233, 98, 77] }]}
        size="sm"
      />
      <Bars {...args} label="Tushum" series={[]} size="sm" />
    </div>
  ),
  play: ({ canvasElement }) => drawn(canvasElement, 3),
}
