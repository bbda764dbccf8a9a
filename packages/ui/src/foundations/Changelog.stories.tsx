import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Page } from './Page.tsx'
import { TokenSheet } from './TokenSheet.tsx'

const meta = { title: 'Changelog' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Changes that whoever draws or builds a screen has to know, the newest round first. */
const rounds = [
  {
    title: 'Second look',
    changes: [
      [
        'AppShell',
        'The menu has groups, “New” and a folded form; phones have a bar at the bottom.',
      ],
      ['ListPage', 'Views are tabs, filters are one band; the open record is a panel beside it.'],
      ['DataTable', 'Two-line rows below 900 px; columns give way by their priority.'],
      ['DetailPage', 'The facts stand in a rail; below 1100 px they are folded above the tabs.'],
      ['SidePanel', 'New: the record of a list beside the list.'],
      ['SummaryLine', 'New: the sums of a list in one line.'],
      ['TermBar', 'New: the days of a membership as one bar.'],
      ['Verdict', 'New: the answer at the door in full colour.'],
      ['Button', 'Solid violet is gone; soft is the second-best action.'],
      ['Avatar', 'Initials are on one colour for everybody.'],
    ],
  },
  {
    title: 'First look',
    changes: [
      ['Tokens', 'Palette, type, spacing and motion in light, dark and high contrast.'],
      ['Components', 'The first set of components, fields, charts and templates.'],
    ],
  },
] as const

/** Changes of the design system by round. */
export const Catalog: Story = {
  render: () => (
    <Page title="Changelog" lead="What changed in the parts and in how they are used.">
      {rounds.map(({ title, changes }) => (
        <section key={title}>
          <h2>{title}</h2>
          <TokenSheet
            head={['Part', 'What changed']}
            rows={changes.map(([name, sample]) => ({ name, sample }))}
          />
        </section>
      ))}
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Second look' })).toBeVisible()
  },
}
