import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { expect } from 'storybook/test'
import { Link } from '../index.ts'
import { line, space, text, token } from '../theme/index.ts'
import { Page } from './Page.tsx'

const meta = { title: 'Patterns' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A rule of all screens, with the story where it is seen. */
const patterns = [
  {
    title: 'One primary action a view',
    text: 'Solid ink for what you came to do; everything else is soft, outlined or ghost. A dialog is a view of its own, a side panel is not.',
    seen: ['Button', 'components-button--catalog'],
  },
  {
    title: 'A list',
    text: 'Views as tabs, one band of controls, a line of sums only where sums matter, dense rows, the count and the pages at the foot. Below 900 px two-line rows.',
    seen: ['ListPage', 'templates-listpage--catalog'],
  },
  {
    title: 'A record beside its list',
    text: 'Enter or a click opens the panel, the arrow keys move both, Esc gives the focus back. The open record is in the address.',
    seen: ['SidePanel', 'components-sidepanel--catalog'],
  },
  {
    title: 'One record',
    text: 'Name and state, two actions by the state, the rest in a menu; parts as tabs; facts beside them, below 1100 px folded above them.',
    seen: ['DetailPage', 'templates-detailpage--catalog'],
  },
  {
    title: 'A verdict',
    text: 'One colour, one word, one sentence that names the rule; it is read from two metres. Green registers at once, yellow asks, red offers the repair.',
    seen: ['Verdict', 'components-verdict--catalog'],
  },
  {
    title: 'One state a record',
    text: 'A badge says what the record is now. Ends soon is a tone of the date, a debt is the balance: neither is a second badge.',
    seen: ['Badge', 'components-badge--catalog'],
  },
  {
    title: 'Figures',
    text: 'Right-aligned and tabular in tables, the unit once in the head. Colour only for balances and changes. An empty value is a dash, never a zero.',
    seen: ['DataTable', 'components-datatable--catalog'],
  },
  {
    title: 'Errors',
    text: 'At the field, in words that name the amount or the thing, and one line at the button. A toast never carries the only copy.',
    seen: ['FormPage', 'templates-formpage--catalog'],
  },
  {
    title: 'Nothing to show',
    text: 'First use, no results, no right, failed, all done: five states with one action each. The head of the page stays, so that nothing jumps.',
    seen: ['EmptyState', 'components-emptystate--catalog'],
  },
  {
    title: 'Undo instead of “Are you sure?”',
    text: 'What can be taken back is done at once and offers Undo for ten seconds. Only money, deletion and what others see is asked first.',
    seen: ['Snackbar', 'components-snackbar--catalog'],
  },
] as const

/** Rules that all screens have in common. */
export const Catalog: Story = {
  render: () => (
    <Page
      title="Patterns"
      lead="How the parts are put together. A screen that follows these is understood before it is read."
    >
      {patterns.map(({ title, text: words, seen: [part, story] }) => (
        <Pattern key={title}>
          <h2>{title}</h2>
          <p>{words}</p>
          <Link href={`?path=/story/${story}`} target="_top">
            {part}
          </Link>
        </Pattern>
      ))}
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(patterns.length)
  },
}

const Pattern = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  max-width: 72ch;
  padding-block: ${space[16]};
  border-block-start: ${line.hair} solid ${token('border.subtle')};

  & > h2 {
    ${text('heading')}
  }

  & > p {
    color: ${token('fg.muted')};
  }
`
