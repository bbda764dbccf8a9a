import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { card, cash, days, refunds } from '../shared/club.fixture.ts'
import { drawn } from '../shared/story.ts'
import { lineChartDocs } from './LineChart.docs.ts'
import { AreaChart, LineChart } from './LineChart.tsx'

const methods = [
  { name: 'Naqd', values: cash },
  { name: 'Plastik karta', values: card },
]

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  parameters: { part: lineChartDocs },
  args: { label: 'Tushum', by: 'Sana', currency: 'UZS', categories: days, series: methods },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const TwoMethods: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const [first, second] = canvasElement.querySelectorAll('.apexcharts-line')
    await expect(first).toHaveAttribute('stroke-dasharray', '0')
    await expect(second).toHaveAttribute('stroke-dasharray', '6')
  },
}

export const Losses: Story = {
  args: {
    label: 'Foyda',
    series: [{ name: 'Foyda', values: [900_000, 300_000, ...refunds.slice(2)] }],
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const labels = [...canvasElement.querySelectorAll('.apexcharts-yaxis-label tspan')]
    await expect(labels.map((label) => label.textContent)).toContain('0')
  },
}

/** A line goes on as another one from its end, within a range; the table has both bounds. */
export const Expected: Story = {
  args: {
    label: 'Oy oxiri',
    categories: days.slice(0, 4),
    series: [
      { name: 'Noyabr', values: [100_000, 240_000] },
      { name: 'Prognoz', values: [null, 240_000, 330_000, 420_000], step: 1 },
    ],
    range: {
      name: 'Odatdagi xato',
      low: [null, 240_000, 310_000, 380_000],
      high: [null, 240_000, 350_000, 460_000],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    const [points] = [...canvasElement.querySelectorAll('polygon')].map((one) =>
      one.getAttribute('points')?.split(' '),
    )
    await expect(points).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    const rows = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(rows.at(1)).toMatch(/–.*–$/)
    await expect(rows.at(-1)).toMatch(/380\s000.*–.*460\s000/)
  },
}

/** The pointer reads the nearest moment. */
export const Pointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    const reader = canvas.getByRole('group', { name: 'Tushum' })
    const { left, top, width } = reader.getBoundingClientRect()
    await userEvent.pointer({
      target: reader,
      coords: { clientX: left + width / 2 + 4, clientY: top + 20 },
    })
    await expect(within(reader).getByRole('status')).toHaveTextContent('18/11: Naqd 2 480 000 UZS')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    const reader = canvas.getByRole('group', { name: 'Tushum' })
    const said = within(reader).getByRole('status')
    await userEvent.tab()
    await userEvent.tab()
    await expect(reader).toHaveFocus()
    await expect(said).toHaveTextContent('15/11: Naqd 4 200 000 UZS')
    await userEvent.keyboard('{ArrowRight}')
    await expect(said).toHaveTextContent('16/11')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(said).toHaveTextContent('15/11')
    await userEvent.keyboard('{End}')
    await expect(said).toHaveTextContent('21/11')
    await userEvent.keyboard('{Home}')
    await expect(said).toHaveTextContent('15/11')
    await userEvent.keyboard('{Escape}')
    await expect(said).toBeEmptyDOMElement()
  },
}

export const DontCrowd: Story = {
  tags: ['!test'],
  args: {
    series: [1, 0.8, 1.3, 0.6, 1.1, 0.4].map((part, index) => ({
      name: `${index + 1}`,
      values: cash.map((value, at) =>
        Math.round(value * part + (card[at] ?? 0) * (1 - part) * 0.4),
      ),
    })),
  },
}

export const Catalog: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2em' }}>
      <LineChart {...args} />
      <AreaChart
        {...args}
        label="Выручка"
        by="Дата"
        series={[{ name: 'Наличные', values: cash }]}
      />
      <LineChart
        label="Profit and loss"
        by="Date"
        currency="KGS"
        categories={days}
        series={[{ name: 'Profit', values: refunds.map((value) => value / 100 + 4000), step: 4 }]}
        size="sm"
      />
      <LineChart
        {...args}
        label="Bir kun"
        categories={['21/11']}
        series={[{ name: 'Naqd', values: [640_000] }]}
        size="sm"
      />
    </div>
  ),
  play: ({ canvasElement }) => drawn(canvasElement, 4),
}
