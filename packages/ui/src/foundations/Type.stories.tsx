import type { Meta, StoryObj } from '@storybook/react-vite'
import styled, { css } from 'styled-components'
import { expect } from 'storybook/test'
import { space, text, token, type TextStyle } from '../theme/index.ts'

const meta = { title: 'Foundations/Type' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const styles: TextStyle[] = [
  'kpi',
  'figure',
  'page',
  'title',
  'heading',
  'input',
  'body',
  'label',
  'caption',
]
const words = 'Toʻlovlar 12 450 000 · Платежи · Payments'

export const Catalog: Story = {
  render: () => (
    <Sheet>
      {styles.map((style) => (
        <div key={style}>
          <dt>{style}</dt>
          <dd data-style={style}>{words}</dd>
        </div>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByText(words)
      .map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    await expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  },
}

const Sheet = styled.dl`
  display: grid;
  gap: ${space[16]};

  & dt {
    ${text('caption')}
    color: ${token('fg.subtle')};
  }

  ${styles.map(
    (style) => css`
      & [data-style='${style}'] {
        ${text(style)}
      }
    `,
  )}
`
