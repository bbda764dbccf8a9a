import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { expect } from 'storybook/test'
import { control, line, space, token } from '../theme/index.ts'
import { Page } from './Page.tsx'
import { TokenSheet } from './TokenSheet.tsx'

const meta = { title: 'Foundations/Spacing' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const controls: Record<keyof typeof control, string> = {
  xs: '28, in dense tables',
  sm: '36 on a desk, 40 comfortable, 36 on a phone',
  md: '54 on a desk, 42 on a phone with 44 to hit',
  lg: '60 on a desk, 48 on a phone',
  field: 'inputs and selects: 44, compact 40',
  row: 'a row of a table: 44, comfortable 52, compact 40',
}

export const Catalog: Story = {
  render: () => (
    <Page
      title="Spacing"
      lead="All distances are steps of a 4-px grid. The gutter of a page is 16 below 600, 20 below 1100 and 28 from there."
    >
      <TokenSheet
        head={['Token', 'Looks like', 'Size']}
        rows={Object.entries(space).map(([name, size]) => ({
          name: `space[${name}]`,
          sample: <Bar style={{ width: size, height: size }} />,
          value: size,
        }))}
      />
      <h2>Heights of controls</h2>
      <TokenSheet
        head={['Token', 'Looks like', 'Height']}
        rows={Object.entries(control).map(([name, height]) => ({
          name: `control.${name}`,
          sample: <Box style={{ height }} />,
          value: controls[name as keyof typeof control],
        }))}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('space[64]')).toBeVisible()
    const all = Object.values(space).map((size) => Number.parseInt(size, 10))
    await expect(all.every((size) => size === 2 || size % 4 === 0)).toBe(true)
  },
}

const Bar = styled.span`
  display: block;
  background: ${token('secondary.solid')};
`

const Box = styled.span`
  display: block;
  width: ${space[64]};
  border: ${line.hair} solid ${token('border.control')};
  background: ${token('bg.surface')};
`
