import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { expect } from 'storybook/test'
import { line, radius, space, token } from '../theme/index.ts'
import { Page } from './Page.tsx'
import { TokenSheet } from './TokenSheet.tsx'

const meta = { title: 'Foundations/Radius' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const uses: Record<keyof typeof radius, string> = {
  control: '8 on a desk, 6 on a phone: buttons and fields',
  tag: '6: badges, keys',
  toast: '10: messages at the top',
  card: '12: cards and tables',
  dialog: '16: dialogs and drawers',
  round: '99: chips, avatars',
}

export const Catalog: Story = {
  render: () => (
    <Page title="Radius" lead="The larger a thing, the rounder its corners.">
      <TokenSheet
        head={['Token', 'Looks like', 'For']}
        rows={Object.entries(radius).map(([name, size]) => ({
          name: `radius.${name}`,
          sample: <Box style={{ borderRadius: size }} />,
          value: uses[name as keyof typeof radius],
        }))}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(radius).length + 1)
  },
}

const Box = styled.span`
  display: block;
  width: ${space[64]};
  height: ${space[40]};
  border: ${line.hair} solid ${token('border.control')};
  background: ${token('bg.surface')};
`
