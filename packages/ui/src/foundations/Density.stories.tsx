import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { expect } from 'storybook/test'
import { Button } from '../components/Button/index.ts'
import { MoneyField, TextField } from '../index.ts'
import { media, space, text } from '../theme/index.ts'
import { Page } from './Page.tsx'

const meta = { title: 'Foundations/Density' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const densities = ['comfortable', 'compact'] as const

/** The same form in both densities; the user's choice applies everywhere. */
export const Catalog: Story = {
  render: () => (
    <Page
      title="Density"
      lead="Comfortable is for a desk with a queue: rows of 52, controls of 54. Compact is for evenings with numbers: 40 and 40. Phones are always comfortable; nothing is ever smaller than 24 px to hit."
    >
      <Both>
        {densities.map((density) => (
          <section key={density} data-density={density} aria-label={density}>
            <h2>{density}</h2>
            <TextField label="Familiya" value="Gʻulomova" onChange={() => {}} />
            <MoneyField label="Итого" currency="UZS" value={450_000} onChange={() => {}} />
            <Button>Сохранить</Button>
          </section>
        ))}
      </Both>
    </Page>
  ),
  play: async ({ canvas }) => {
    const [high = 0, low = 0] = canvas
      .getAllByRole('button', { name: 'Сохранить' })
      .map((button) => button.offsetHeight)
    await expect(high).toBe(54)
    await expect(low).toBe(40)
  },
}

const Both = styled.div`
  display: grid;
  gap: ${space[32]};

  ${media.from('sm')} {
    grid-template-columns: 1fr 1fr;
  }
  & > section {
    display: grid;
    align-content: start;
    gap: ${space[16]};
  }
  & h2 {
    ${text('heading')}
  }
`
