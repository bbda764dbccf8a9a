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

const densities = ['comfortable', 'regular', 'compact'] as const

/** The same form in every density; the user's choice applies everywhere. */
export const Catalog: Story = {
  render: () => (
    <Page
      title="Density"
      lead="Regular is where everybody begins: rows of 44, fields of 44, buttons of 54. Comfortable is for a desk with a queue: rows of 52. Compact is for evenings with numbers: 40 everywhere. Below 1100 px regular is comfortable. Phones are always comfortable; nothing is ever smaller than 24 px to hit."
    >
      <Beside>
        {densities.map((density) => (
          <section key={density} data-density={density} aria-label={density}>
            <h2>{density}</h2>
            <TextField label="Familiya" value="Gʻulomova" onChange={() => {}} />
            <MoneyField label="Итого" currency="UZS" value={450_000} onChange={() => {}} />
            <Button>Сохранить</Button>
          </section>
        ))}
      </Beside>
    </Page>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('button', { name: 'Сохранить' })
      .map((button) => button.offsetHeight)
    await expect(heights).toEqual([54, 54, 40])
    const fields = canvas.getAllByLabelText('Familiya').map((field) => field.offsetHeight)
    await expect(fields).toEqual([44, 44, 40].map((height) => height - 2))
  },
}

const Beside = styled.div`
  display: grid;
  gap: ${space[32]};

  ${media.from('sm')} {
    grid-template-columns: 1fr 1fr 1fr;
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
