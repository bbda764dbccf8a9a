import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { expect } from 'storybook/test'
import { layer, line, radius, shadow, space, token } from '../theme/index.ts'
import { Page } from './Page.tsx'
import { TokenSheet } from './TokenSheet.tsx'

const meta = { title: 'Foundations/Elevation' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const uses: Record<keyof typeof shadow, string> = {
  1: 'cards that can be pressed, sticky heads',
  2: 'popovers and menus',
  3: 'dialogs, drawers, messages',
}

export const Catalog: Story = {
  render: () => (
    <Page
      title="Elevation"
      lead="Three depths. On light ground a soft shadow of ink; on dark ground, where no shadow is seen, a lighter surface with a lit upper edge."
    >
      <TokenSheet
        head={['Token', 'Looks like', 'For']}
        rows={Object.entries(shadow).map(([name, depth]) => ({
          name: `shadow[${name}]`,
          sample: <Box style={{ boxShadow: depth }} />,
          value: uses[Number(name) as keyof typeof shadow],
        }))}
      />
      <h2>Layers</h2>
      <TokenSheet
        head={['Token', 'Order']}
        rows={Object.entries(layer).map(([name, order]) => ({
          name: `layer.${name}`,
          sample: order,
        }))}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('shadow[3]')).toBeVisible()
    const orders = Object.values(layer)
    await expect(orders).toEqual([...orders].sort((a, b) => a - b))
  },
}

const Box = styled.span`
  display: block;
  width: ${space[64]};
  height: ${space[48]};
  margin: ${space[12]};
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.raised')};
`
