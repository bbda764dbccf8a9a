import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { hours, visits } from '../shared/club.fixture.ts'
import { drawn } from '../shared/story.ts'
import { heatMapDocs } from './HeatMap.docs.ts'
import { HeatMap } from './HeatMap.tsx'

const meta = {
  title: 'Charts/HeatMap',
  component: HeatMap,
  parameters: { part: heatMapDocs },
  args: { label: 'Tashriflar, kun va soat boʻyicha', by: 'Sana', columns: hours, rows: visits },
} satisfies Meta<typeof HeatMap>
export default meta
type Story = StoryObj<typeof meta>

export const Visits: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    const row = within(canvas.getByRole('table')).getByRole('row', { name: /^Du/ })
    await expect(within(row).getAllByRole('cell')[12]).toHaveTextContent('38')
    await expect(canvasElement.querySelectorAll('.apexcharts-heatmap-rect')).toHaveLength(112)
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvasElement.querySelector('.apexcharts-data-labels')).not.toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    const reader = canvas.getByRole('group', { name: 'Tashriflar, kun va soat boʻyicha' })
    const said = within(reader).getByRole('status')
    await userEvent.tab()
    await userEvent.tab()
    await expect(reader).toHaveFocus()
    await expect(said).toHaveTextContent('Du, 7:00: 14')
    await userEvent.keyboard('{ArrowRight}')
    await expect(said).toHaveTextContent('Du, 8:00: 22')
    await userEvent.keyboard('{ArrowDown}')
    await expect(said).toHaveTextContent('Se, 8:00: 21')
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect(said).toHaveTextContent('Du, 7:00: 14')
    await userEvent.keyboard('{End}')
    await expect(said).toHaveTextContent('Ya, 22:00: 0')
    await userEvent.keyboard('{Home}')
    await expect(said).toHaveTextContent('Du, 7:00: 14')
    await userEvent.keyboard('{Escape}')
    await expect(said).toBeEmptyDOMElement()
  },
}

export const DontStretch: Story = {
  tags: ['!test'],
  args: {
    label: 'Bugun',
    columns: ['Ertalab', 'Kechqurun'],
    rows: [{ name: 'Ya', values: [62, 118] }],
  },
}

export const Catalog: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2em' }}>
      <HeatMap {...args} />
      <HeatMap
        label="Выручка по дням недели"
        by="Неделя"
        currency="UZS"
        columns={['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс']}
        rows={['02/11', '09/11', '16/11'].map((name, week) => ({
          name,
          values: [4, 7, 3, 9, 12, 2, 0].map((value) => value * 1_050_000 * (week + 1)),
        }))}
      />
      <HeatMap label="Visits" by="Date" columns={hours} rows={[]} />
    </div>
  ),
  play: ({ canvasElement }) => drawn(canvasElement, 2),
}
