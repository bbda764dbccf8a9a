import {
  CheckIcon,
  ContrastIcon,
  icon,
  line,
  media,
  MoonIcon,
  radius,
  space,
  SunIcon,
  SystemThemeIcon,
  text,
  token,
  unseen,
} from '@zal/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { themes, type Theme } from '../theme.ts'

interface ThemeTilesProps {
  label: string
  labelOf(theme: Theme): string
  value: Theme
  onChange(theme: Theme): void
}

const icons = {
  light: SunIcon,
  dark: MoonIcon,
  contrast: ContrastIcon,
  system: SystemThemeIcon,
}

/** Themes as small pictures of a page, of which one is chosen. */
export function ThemeTiles({ label, labelOf, value, onChange }: ThemeTilesProps) {
  const name = useId()
  return (
    <Group>
      <legend>{label}</legend>
      <Tiles>
        {themes.map((theme) => {
          const isChosen = theme === value
          const Icon = isChosen ? CheckIcon : icons[theme]
          return (
            <Tile key={theme}>
              <input type="radio" name={name} checked={isChosen} onChange={() => onChange(theme)} />
              <Picture aria-hidden>
                {theme === 'system' ? (
                  <>
                    <Page data-theme="light" />
                    <Page data-theme="dark" />
                  </>
                ) : (
                  <Page data-theme={theme} />
                )}
              </Picture>
              <Name>
                <Icon aria-hidden />
                {labelOf(theme)}
              </Name>
            </Tile>
          )
        })}
      </Tiles>
    </Group>
  )
}

/** A page with its menu, a title and a card. */
const Page = (props: { 'data-theme': Theme }) => (
  <Sheet {...props}>
    <Menu />
    <Main>
      <Title />
      <Box />
    </Main>
  </Sheet>
)

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    ${text('label')}
    margin-block-end: ${space[8]};
    padding: 0;
    color: ${token('fg.muted')};
  }
`
const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]};

  ${media.from('sm')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
const Tile = styled.label`
  display: grid;
  overflow: hidden;
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  cursor: pointer;

  & > input {
    ${unseen}
  }

  &:has(:checked) {
    border-color: ${token('secondary.solid')};
    box-shadow: 0 0 0 ${line.hair} ${token('secondary.solid')};
  }

  &:has(:focus-visible) {
    outline: ${line.ring} solid ${token('focus.ring')};
    outline-offset: ${line.ring};
  }
`
const Picture = styled.span`
  display: flex;
  height: ${space[64]};
`
const Sheet = styled.span`
  display: flex;
  flex: 1;
  min-width: 0;
  background: ${token('bg.canvas')};
`
const Menu = styled.span`
  flex: none;
  width: ${space[20]};
  border-inline-end: ${line.hair} solid ${token('border.subtle')};
  background: ${token('bg.surface')};
`
const Main = styled.span`
  display: grid;
  flex: 1;
  gap: ${space[8]};
  align-content: start;
  padding: ${space[12]} ${space[8]};
`
const Title = styled.span`
  width: 40%;
  height: ${space[8]};
  border-radius: ${radius.round};
  background: ${token('fg.subtle')};
`
const Box = styled.span`
  height: ${space[24]};
  border: ${line.hair} solid ${token('border.default')};
  border-radius: ${radius.tag};
  background: ${token('bg.surface')};
`
const Name = styled.span`
  ${text('label')}
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: center;
  padding: ${space[8]} ${space[4]};
  border-block-start: ${line.hair} solid ${token('border.subtle')};
  background: ${token('bg.surface')};
  text-align: center;

  & > svg {
    flex: none;
    width: ${icon.xs};
    height: ${icon.xs};
  }
`
