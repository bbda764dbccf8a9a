import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { expect, userEvent } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../components/Button/index.ts'
import { motion, radius, space, token } from '../theme/index.ts'
import { Page } from './Page.tsx'
import { TokenSheet } from './TokenSheet.tsx'

const meta = { title: 'Foundations/Motion' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const uses: Record<keyof typeof motion, string> = {
  press: '80 ms: a button goes down',
  colour: '120 ms: hover and selection',
  popover: '180 ms: menus and popovers arrive',
  dialog: '240 ms: dialogs and drawers arrive',
}

/** With reduced motion nothing moves: elements fade in within 80 ms. */
export const Catalog: Story = {
  render: function Motion() {
    const [moved, setMoved] = useState(false)
    return (
      <Page
        title="Motion"
        lead="Only place and opacity move; every movement can be interrupted; leaving takes 0.7 of arriving. Who asked for less movement sees fades of at most 80 ms."
      >
        <Button tone="outline" size="sm" aria-pressed={moved} onClick={() => setMoved(!moved)}>
          Play
        </Button>
        <TokenSheet
          head={['Token', 'Looks like', 'For']}
          rows={Object.entries(motion).map(([name, duration]) => ({
            name: `motion.${name}`,
            sample: (
              <Track>
                <Ball data-moved={moved} style={{ transition: `transform ${duration}` }} />
              </Track>
            ),
            value: uses[name as keyof typeof motion],
          }))}
        />
      </Page>
    )
  },
}

export const Plays: Story = {
  ...Catalog,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Play' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}

const Track = styled.span`
  display: block;
  width: 12em;
`

const Ball = styled.span`
  display: block;
  width: ${space[24]};
  height: ${space[24]};
  border-radius: ${radius.round};
  background: ${token('secondary.solid')};

  &[data-moved='true'] {
    transform: translateX(10em);
  }
`
