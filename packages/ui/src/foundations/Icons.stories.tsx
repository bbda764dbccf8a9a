import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import styled from 'styled-components'
import { expect } from 'storybook/test'
import { Button } from '../components/Button/index.ts'
import * as icons from '../icons/index.ts'
import { icon, space } from '../theme/index.ts'
import { Page } from './Page.tsx'

const meta = { title: 'Foundations/Icons' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const all = Object.entries(icons) as [string, ComponentType<{ 'aria-hidden': true }>][]

/** Icon names; a press copies the name. */
export const Catalog: Story = {
  render: () => (
    <Page
      title="Icons"
      lead="Lucide behind our own names, so that one picture always means one thing. 14, 16, 20, 24 or 32 px, stroke 1.75. An icon never stands alone: it has a word beside it or a label."
    >
      <Sheet>
        {all.map(([name, Icon]) => (
          <li key={name}>
            <Icon aria-hidden />
            <Button
              tone="ghost"
              size="xs"
              onClick={() => navigator.clipboard.writeText(`import { ${name} } from '@zal/ui'`)}
            >
              {name}
            </Button>
          </li>
        ))}
      </Sheet>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length)
    for (const [name] of all) await expect(name).toMatch(/Icon$/)
  },
}

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11em, 1fr));
  gap: ${space[8]};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[4]};
  }

  & svg {
    width: ${icon.md};
    height: ${icon.md};
  }
`
