import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { expect } from 'storybook/test'
import {
  chart,
  line,
  palettes,
  radius,
  space,
  text,
  token,
  useUi,
  type ChartStep,
  type Token,
} from '../theme/index.ts'
import { Shelf } from './Shelf.tsx'

const meta = { title: 'Foundations/Colour' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const names = Object.keys(palettes.light) as Token[]
const groups = [...new Set(names.map((name) => name.split('.')[0]))]
const steps: ChartStep[] = [1, 2, 3, 4, 5, 6, 7, 8]

/** Every meaning token in the theme of the bar above; parts name meanings, never colours. */
export const Catalog: Story = {
  render: () => (
    <>
      {groups.map((group) => (
        <Shelf key={group} label={group ?? ''}>
          {names
            .filter((name) => name.startsWith(`${group}.`))
            .map((name) => (
              <Swatch key={name}>
                <span style={{ background: token(name) }} />
                <code>{name}</code>
              </Swatch>
            ))}
        </Shelf>
      ))}
      <Shelf label="chart">
        {steps.map((step) => (
          <Swatch key={step}>
            <span style={{ background: chart(step) }} />
            <code>{`chart(${step})`}</code>
          </Swatch>
        ))}
      </Shelf>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('bg.canvas')).toBeVisible()
    await expect(getComputedStyle(document.body).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  },
}

/** Letters of four alphabets in one font. */
export const Alphabets: Story = {
  render: function Alphabets() {
    const { language } = useUi()
    return (
      <p lang={language} style={{ font: 'var(--z-type-title)' }}>
        Oʻzbekcha gʻ ʼ · Ўзбекча Қ Ғ Ҳ · Русский Ё Щ · Кыргызча Ң Ө Ү · English
      </p>
    )
  },
  play: async () => {
    await document.fonts.ready
    const loaded = [...document.fonts].filter(
      ({ family, status }) => family.includes('Onest Variable') && status === 'loaded',
    )
    await expect(loaded.length).toBeGreaterThanOrEqual(3)
  },
}

const Swatch = styled.div`
  display: grid;
  gap: ${space[4]};
  width: 9em;

  & > span {
    height: ${space[48]};
    border: ${line.hair} solid ${token('border.default')};
    border-radius: ${radius.control};
  }

  & > code {
    ${text('caption')}
  }
`
