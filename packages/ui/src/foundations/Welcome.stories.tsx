import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { expect } from 'storybook/test'
import { Card, CardGrid, Link } from '../index.ts'
import { space, text, token } from '../theme/index.ts'
import { Mark } from './Mark.tsx'

const meta = {
  title: 'Welcome',
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const shelves = [
  {
    title: 'Foundations',
    text: 'Colour, type, spacing, depth, movement, icons, and how we write.',
    story: 'foundations-colour--catalog',
  },
  {
    title: 'Components',
    text: 'Everything a screen is made of. Each page says when to use it and when not.',
    story: 'components-button--docs',
  },
  {
    title: 'Fields',
    text: 'Everything people type, choose or bring along, with its rules and its errors.',
    story: 'fields-textfield--docs',
  },
  {
    title: 'Charts',
    text: 'Figures as pictures, with a table for those who listen.',
    story: 'charts-bars--docs',
  },
  {
    title: 'Templates',
    text: 'The shapes of pages: list, form, detail, wizard, sign-in.',
    story: 'templates-listpage--docs',
  },
  {
    title: 'Sections',
    text: 'The screens themselves, on the real server inside this page.',
    story: 'sections-checkin--ready',
  },
]

/** Start page of the Storybook. */
export const Welcome: Story = {
  render: () => (
    <Cover>
      <header>
        <Mark />
        <h1>The design system of the gym back office</h1>
        <p>
          Calm violet-grey paper, near-black ink for what you came to do, one living violet for the
          next step, colour only where it means something.
        </p>
      </header>
      <CardGrid>
        {shelves.map(({ title, text: words, story }) => (
          <li key={title}>
            <Card
              title={
                <Link
                  href={`?path=/${story.endsWith('--docs') ? 'docs' : 'story'}/${story}`}
                  target="_top"
                >
                  {title}
                </Link>
              }
            >
              <p>{words}</p>
            </Card>
          </li>
        ))}
      </CardGrid>
      <footer>
        <p>
          The bar above turns theme, language, density, role and network; the address keeps them, so
          a link shows a colleague the same.
        </p>
      </footer>
    </Cover>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(shelves.length)
  },
}

const Cover = styled.main`
  display: grid;
  gap: ${space[40]};
  max-width: 64em;
  padding: ${space[64]} ${space[24]};
  margin-inline: auto;

  & > header {
    display: grid;
    gap: ${space[16]};
  }
  & h1 {
    ${text('kpi')}
  }
  & p {
    max-width: 60ch;
    color: ${token('fg.muted')};
  }
  & > header > p {
    ${text('heading')}
    font-weight: 400;
  }
`
