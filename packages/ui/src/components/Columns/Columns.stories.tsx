import { columnsDocs } from './Columns.docs.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/index.ts'
import { Columns } from './Columns.tsx'

const meta = {
  title: 'Components/Columns',
  component: Columns,
  parameters: { part: columnsDocs },
} satisfies Meta<typeof Columns>
export default meta
type Story = StoryObj<typeof meta>

const children = [<Card key="work" title="Mijoz" />, <Card key="beside" title="Bugun kelganlar" />]

export const OnAPhone: Story = {
  args: { children },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const work = canvas.getByRole('heading', { name: 'Mijoz' }).getBoundingClientRect()
    const beside = canvas.getByRole('heading', { name: 'Bugun kelganlar' }).getBoundingClientRect()
    await expect(beside.top).toBeGreaterThan(work.top)
  },
}

export const DontHideTheWork: Story = { args: { children: children.toReversed() } }
