import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { methods } from '../shared/club.sample.ts'
import { drawn } from '../shared/story.ts'
import { halfDoughnutDocs } from './HalfDoughnut.docs.ts'
import { HalfDoughnut } from './HalfDoughnut.tsx'

const meta = {
  title: 'Charts/HalfDoughnut',
  component: HalfDoughnut,
  parameters: { part: halfDoughnutDocs },
  args: { label: 'Toʻlov turlari', by: 'Usul', currency: 'UZS', parts: methods },
} satisfies Meta<typeof HalfDoughnut>
export default meta
type Story = StoryObj<typeof meta>

export const PaymentMethods: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    const row = within(canvas.getByRole('table')).getByRole('row', { name: /^Naqd/ })
    await expect(row).toHaveTextContent('Naqd38 600 000 UZS37%')
    await expect(canvas.getByText('104 mln')).toBeVisible()
  },
}

export const AlwaysTheSameColour: Story = {
  args: { parts: methods.slice(2, 4) },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const [slice] = canvasElement.querySelectorAll('.apexcharts-pie-area')
    await expect(slice?.getAttribute('fill')).toMatch(/-3\)$/)
  },
}

/** A part is highlighted from its legend entry as well as from the ring. */
export const LightsAPart: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    const words = canvasElement.querySelector('ol')
    if (!words) throw new Error('no words')
    await userEvent.hover(within(words).getByText('Depozit'))
    await expect(canvas.getAllByText('8%')[0]).toBeVisible()
    const [first] = canvasElement.querySelectorAll('.apexcharts-pie-series')
    if (!first) throw new Error('no ring')
    await expect(getComputedStyle(first).opacity).toBe('0.3')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    const reader = canvas.getByRole('group', { name: 'Toʻlov turlari' })
    const said = within(reader).getByRole('status')
    await userEvent.tab()
    await userEvent.tab()
    await expect(reader).toHaveFocus()
    await expect(said).toHaveTextContent('Naqd: 38 600 000 UZS, 37%')
    await userEvent.keyboard('{ArrowRight}')
    await expect(said).toHaveTextContent('Plastik karta: 35 680 000 UZS, 34%')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(said).toHaveTextContent('Naqd')
    await userEvent.keyboard('{End}')
    await expect(said).toHaveTextContent('Click: 3 900 000 UZS')
    await userEvent.keyboard('{Home}')
    await expect(said).toHaveTextContent('Naqd')
    await userEvent.keyboard('{Escape}')
    await expect(said).toBeEmptyDOMElement()
    await expect(canvas.getByText('104 mln')).toBeVisible()
  },
}

export const DontSlice: Story = {
  tags: ['!test'],
  args: {
    parts: [80, 5, 4, 3, 3, 2, 2, 1].map((value, index) => ({
      name: `${index + 1}`,
      value: value * 100_000,
    })),
  },
}

export const Catalog: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: '2em',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 34em), 1fr))',
      }}
    >
      <HalfDoughnut {...args} />
      <HalfDoughnut
        {...args}
        label="Пополнения по способам"
        by="Способ"
        parts={methods.slice(2, 4)}
        currency="KGS"
      />
      <HalfDoughnut
        label="Members by status"
        by="Status"
        total="Members"
        parts={['Active', 'Frozen', 'Pending', 'Expired', 'Unpaid', 'Draft', 'Inactive', 'New'].map(
          (name, index) => ({
            name,
            value: 420 - index * 48,
          }),
        )}
      />
      <HalfDoughnut {...args} label="Qaytarishlar" parts={[]} />
    </div>
  ),
  play: ({ canvasElement }) => drawn(canvasElement, 3),
}
