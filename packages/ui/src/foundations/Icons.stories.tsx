import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import styled from 'styled-components'
import { expect } from 'storybook/test'
import * as icons from '../icons/index.ts'
import { icon, space, text } from '../theme/index.ts'

const meta = { title: 'Foundations/Icons' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const all = Object.entries(icons) as [string, ComponentType<{ 'aria-hidden': true }>][]

/** Our names for pictures; parts import these, never the package behind them. */
export const Catalog: Story = {
  render: () => (
    <Sheet>
      {all.map(([name, Icon]) => (
        <li key={name}>
          <Icon aria-hidden />
          {name}
        </li>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length)
    for (const [name] of all) await expect(name).toMatch(/Icon$/)
  },
}

const Sheet = styled.ul`
  ${text('caption')}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9em, 1fr));
  gap: ${space[16]};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[8]};
  }

  & svg {
    width: ${icon.md};
    height: ${icon.md};
  }
`
