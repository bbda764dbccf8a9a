import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { debtors, methods } from '../shared/club.sample.ts'
import { drawn } from '../shared/story.ts'
import { horizontalBarsDocs } from './HorizontalBars.docs.ts'
import { HorizontalBars } from './HorizontalBars.tsx'

const meta = {
  title: 'Charts/HorizontalBars',
  component: HorizontalBars,
  parameters: { part: horizontalBarsDocs },
  args: { label: 'Qarzdorlar', by: 'Mijoz', currency: 'UZS', parts: debtors },
} satisfies Meta<typeof HorizontalBars>
export default meta
type Story = StoryObj<typeof meta>

/** Small debts do not look large: the axis reaches at least six million in steps of a million. */
export const Debtors: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const labels = [...canvasElement.querySelectorAll('.apexcharts-xaxis-label tspan')]
    await expect(labels.map((label) => label.textContent)).toEqual(
      ['0', ...[1, 2, 3, 4, 5, 6].map((step) => `${step}\u00a0mln`)].reverse(),
    )
  },
}

export const KeepsItsPlaces: Story = {
  args: { label: 'Top sotuv', by: 'Paket', parts: debtors.slice(1, 2), places: 3 },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
    await expect(canvasElement.querySelectorAll('.apexcharts-bar-area')).toHaveLength(3)
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    const reader = canvas.getByRole('group', { name: 'Qarzdorlar' })
    const said = within(reader).getByRole('status')
    await userEvent.tab()
    await userEvent.tab()
    await expect(reader).toHaveFocus()
    await expect(said).toHaveTextContent('Абдурахмонова Феруза Ҳамидуллаевна: 4 850 000 UZS')
    await userEvent.keyboard('{ArrowDown}')
    await expect(said).toHaveTextContent('Gʻulomova Oʻgʻiloy: 2 300 000 UZS')
    await userEvent.keyboard('{ArrowUp}')
    await expect(said).toHaveTextContent('4 850 000 UZS')
    await userEvent.keyboard('{End}')
    await expect(said).toHaveTextContent('Абдыкеримов Өмүрбек: 640 000 UZS')
    await userEvent.keyboard('{Home}')
    await expect(said).toHaveTextContent('4 850 000 UZS')
    await userEvent.keyboard('{Escape}')
    await expect(said).toBeEmptyDOMElement()
  },
}

export const DontPaintEveryBar: Story = { tags: ['!test'], args: { varied: true, parts: methods } }

export const Catalog: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2em' }}>
      <HorizontalBars {...args} />
      <HorizontalBars
        {...args}
        label="Оплаты по способам"
        by="Способ"
        parts={methods.slice(0, 4)}
        varied
      />
      <HorizontalBars
        label="Visits by plan"
        by="Plan"
        parts={[
          { name: 'Unlimited, a year', value: 412 },
          { name: 'Mornings, 12 visits', value: 158 },
        ]}
        places={3}
      />
      <HorizontalBars {...args} label="Должники" parts={[]} empty="Долгов нет" />
    </div>
  ),
  play: ({ canvasElement }) => drawn(canvasElement, 3),
}
