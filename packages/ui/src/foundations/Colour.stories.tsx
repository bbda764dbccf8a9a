import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import styled from 'styled-components'
import { expect, userEvent } from 'storybook/test'
import { Badge } from '../components/Badge/index.ts'
import {
  chart,
  contrastRatio,
  contrasts,
  leastContrast,
  line,
  palette,
  palettes,
  radius,
  space,
  token,
  useUi,
  type ChartStep,
  type Token,
} from '../theme/index.ts'
import { Page } from './Page.tsx'
import { Shelf } from './Shelf.tsx'
import { TokenSheet } from './TokenSheet.tsx'
import { useThemeNow } from './useThemeNow.ts'

const meta = { title: 'Foundations/Colour' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const names = Object.keys(palettes.light) as Token[]
const groups = [...new Set(names.map((name) => name.split('.')[0] ?? ''))]
const steps: ChartStep[] = [1, 2, 3, 4, 5, 6, 7, 8]
const figure = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`

/**
 * Every semantic colour in the current theme: components use semantic tokens, never raw colours.
 */
export const Catalog: Story = {
  render: function Meanings() {
    const theme = useThemeNow()
    const surface = palettes[theme]['bg.surface']
    return (
      <Page
        title="Colour"
        lead="Parts name what a colour means; the theme decides what it looks like. Colour is never the only sign: a word, an icon or a minus always says the same."
      >
        {groups.map((group) => (
          <Fragment key={group}>
            <h2>{group}</h2>
            <TokenSheet
              head={['Token', 'Looks like', 'Value', 'Contrast on surface']}
              rows={names
                .filter((name) => name.startsWith(`${group}.`))
                .map((name) => ({
                  name: `token('${name}')`,
                  sample: <Swatch style={{ background: token(name) }} />,
                  value: palettes[theme][name],
                  note: figure(contrastRatio(palettes[theme][name], surface)),
                }))}
            />
          </Fragment>
        ))}
        <h2>chart</h2>
        <TokenSheet
          head={['Token', 'Looks like']}
          rows={steps.map((step) => ({
            name: `chart(${step})`,
            sample: <Swatch style={{ background: chart(step) }} />,
          }))}
        />
      </Page>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("token('bg.canvas')")).toBeVisible()
    await expect(canvas.getAllByText('17.22 : 1').length).toBeGreaterThan(0)
  },
}

/** One press copies the name. */
export const CopiesAName: Story = {
  ...Catalog,
  play: async ({ canvas }) => {
    const copied: string[] = []
    const real = navigator.clipboard.writeText
    navigator.clipboard.writeText = async (text) => void copied.push(text)
    await userEvent.click(canvas.getByRole('button', { name: "token('fg.muted')" }))
    navigator.clipboard.writeText = real
    await expect(copied).toEqual(["token('fg.muted')"])
  },
}

/** Foreground and background pairs with their contrast. */
export const Pairs: Story = {
  render: function Pairs() {
    const theme = useThemeNow()
    return (
      <Page
        title="Pairs and their contrast"
        lead="Text is at least 4.5 : 1, lines and rings at least 3 : 1; in high contrast 7 and 4.5. A test fails when a token breaks this."
      >
        <TokenSheet
          head={['Pair', 'Looks like', 'Contrast', 'At least']}
          rows={contrasts(theme).map(({ fore, back, kind, ratio }) => ({
            name: `${fore} on ${back}`,
            sample:
              kind === 'text' ? (
                <Pair style={{ color: token(fore), background: token(back) }}>450 000</Pair>
              ) : (
                <Pair style={{ borderColor: token(fore), background: token(back) }} />
              ),
            value: figure(ratio),
            note: (
              <Badge tone={ratio >= leastContrast[theme][kind] ? 'success' : 'danger'}>
                {String(leastContrast[theme][kind])}
              </Badge>
            ),
          }))}
        />
      </Page>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('fg.subtle on bg.sunken')).toBeVisible()
  },
}

/** Raw colours behind the semantic tokens; used only in the theme. */
export const Palette: Story = {
  render: () => (
    <Page title="Palette" lead="Raw colours. Only the theme may name them; parts use meanings.">
      {Object.entries(palette).map(([name, shades]) => (
        <Shelf key={name} label={name}>
          {Object.entries(shades).map(([shade, colour]) => (
            <figure key={shade}>
              <Swatch style={{ background: colour }} />
              <figcaption>{`${shade} ${colour}`}</figcaption>
            </figure>
          ))}
        </Shelf>
      ))}
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('600 #7b4ae5')).toBeVisible()
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

const Swatch = styled.span`
  display: block;
  width: ${space[64]};
  height: ${space[32]};
  border: ${line.hair} solid ${token('border.default')};
  border-radius: ${radius.control};
`

const Pair = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: ${space[64]};
  min-height: ${space[32]};
  padding-inline: ${space[12]};
  border: ${line.ring} solid transparent;
  border-radius: ${radius.control};
`
