import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { expect } from 'storybook/test'
import { control, line, radius, shadow, space, text, token } from '../theme/index.ts'
import { Shelf } from './Shelf.tsx'

const meta = { title: 'Foundations/Spacing' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Distances on the 4-px grid, corners, heights of controls, and depth. */
export const Catalog: Story = {
  render: () => (
    <>
      <Shelf label="space">
        {Object.entries(space).map(([name, size]) => (
          <Named key={name}>
            <Bar style={{ width: size, height: size }} />
            {name}
          </Named>
        ))}
      </Shelf>
      <Shelf label="radius">
        {Object.entries(radius).map(([name, size]) => (
          <Named key={name}>
            <Box style={{ borderRadius: size }} />
            {name}
          </Named>
        ))}
      </Shelf>
      <Shelf label="control">
        {Object.entries(control).map(([name, size]) => (
          <Named key={name}>
            <Box style={{ height: size }} />
            {name}
          </Named>
        ))}
      </Shelf>
      <Shelf label="shadow">
        {Object.entries(shadow).map(([name, depth]) => (
          <Named key={name}>
            <Box style={{ boxShadow: depth }} />
            {name}
          </Named>
        ))}
      </Shelf>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'control' })).toBeVisible()
    const all = Object.values(space).map((size) => Number.parseInt(size, 10))
    await expect(all.every((size) => size === 2 || size % 4 === 0)).toBe(true)
  },
}

const Named = styled.div`
  ${text('caption')}
  display: grid;
  justify-items: center;
  gap: ${space[4]};
`

const Bar = styled.span`
  background: ${token('secondary.solid')};
`

const Box = styled.span`
  width: ${space[64]};
  height: ${space[64]};
  border: ${line.hair} solid ${token('border.control')};
  background: ${token('bg.raised')};
`
