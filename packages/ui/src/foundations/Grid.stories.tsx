import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { expect } from 'storybook/test'
import { breakpoint, line, space, token } from '../theme/index.ts'
import { Page } from './Page.tsx'
import { TokenSheet } from './TokenSheet.tsx'

const meta = { title: 'Foundations/Grid' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const changes: Record<keyof typeof breakpoint, string> = {
  sm: 'gutter 20 instead of 16; two fields may stand side by side',
  shell: 'the drawer becomes a sidebar, controls grow to their desk heights',
  md: 'cards become tables',
  lg: 'gutter 28; a column beside the form',
  xl: 'pages stop growing',
}
const WIDEST = breakpoint.xl

export const Catalog: Story = {
  render: () => (
    <Page
      title="Grid and breakpoints"
      lead="Layouts change at 600, 769, 900, 1100 and 1536 px. Everything works from 320 px, and nothing but a table scrolls sideways."
    >
      <TokenSheet
        head={['Token', 'Looks like', 'From', 'What changes']}
        rows={Object.entries(breakpoint).map(([name, from]) => ({
          name: `media.from('${name}')`,
          sample: (
            <Screen>
              <span style={{ width: `${(from / WIDEST) * 100}%` }} />
            </Screen>
          ),
          value: `${from} px`,
          note: changes[name as keyof typeof breakpoint],
        }))}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('769 px')).toBeVisible()
  },
}

const Screen = styled.span`
  display: block;
  width: 10em;
  border: ${line.hair} solid ${token('border.default')};

  & > span {
    display: block;
    height: ${space[20]};
    background: ${token('secondary.soft')};
    border-inline-end: ${line.ring} solid ${token('secondary.solid')};
  }
`
