import type { Meta, StoryObj } from '@storybook/react-vite'
import styled, { css } from 'styled-components'
import { expect } from 'storybook/test'
import { text, type TextStyle } from '../theme/index.ts'
import { Page } from './Page.tsx'
import { TokenSheet } from './TokenSheet.tsx'

const meta = { title: 'Foundations/Type' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const styles: Record<TextStyle, [value: string, use: string]> = {
  verdict: ['56/60 · 650', 'a verdict, the collected sum'],
  kpi: ['36/44 · 650', 'the one figure of a dashboard'],
  figure: ['30/38 · 650', 'sums on cards'],
  page: ['24/32 · 600', 'title of a page'],
  title: ['20/28 · 600', 'dialogs, sections'],
  heading: ['18/26 · 600', 'cards'],
  input: ['16/24 · 400', 'what people type; body on phones'],
  body: ['15/22 · 400', 'everything that is read'],
  dense: ['14/20 · 400', 'tables, menus, filters; names 500'],
  label: ['13/18 · 500', 'labels, table heads'],
  caption: ['12/16 · 500', 'badges, hints of keys'],
}
const words = 'Toʻlovlar 12 450 000 · Платежи · Payments'

export const Catalog: Story = {
  render: () => (
    <Page
      title="Type"
      lead="Onest, from 12 to 56 px. At most five sizes and two weights on a screen; lines no longer than 72 characters. Tabular figures only where numbers stand under each other."
    >
      <TokenSheet
        head={['Token', 'Looks like', 'Size / line · weight', 'For']}
        rows={Object.entries(styles).map(([style, [value, use]]) => ({
          name: `text('${style}')`,
          sample: <Sample data-style={style}>{words}</Sample>,
          value,
          note: use,
        }))}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByText(words)
      .map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    await expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  },
}

const Sample = styled.span`
  ${(Object.keys(styles) as TextStyle[]).map(
    (style) => css`
      &[data-style='${style}'] {
        ${text(style)}
      }
    `,
  )}
`
