import styled from 'styled-components'
import {
  layer,
  line,
  media,
  motion,
  picture,
  radius,
  shadow,
  space,
  text,
  token,
} from '../../theme/index.ts'
import { Avatar } from '../Avatar/index.ts'

export const Sheet = styled.section`
  display: grid;
  grid-template-rows: 1fr auto;
  overflow: hidden;
  border-radius: ${radius.dialog};
  background: ${token('bg.surface')};
  box-shadow: ${shadow[1]};
  container-type: inline-size;

  ${media.below('sm')} {
    position: fixed;
    z-index: ${layer.overlay};
    inset: 0;
    overflow: auto;
    border-radius: 0;
  }
`

export const Solid = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[32]};
  min-height: max(calc(${picture.lg} + 2 * ${space[40]}), 48dvh);
  padding: ${space[32]};
  transition:
    background-color ${motion.colour},
    color ${motion.colour};

  &[data-tone='success'] {
    background: ${token('success.solid')};
    color: ${token('danger.fg')};
  }

  &[data-tone='warning'] {
    background: ${token('warning.solid')};
    color: ${token('warning.fg')};
  }

  &[data-tone='danger'] {
    background: ${token('danger.solid')};
    color: ${token('danger.fg')};
  }

  @container (max-width: 36rem) {
    flex-direction: column;
    justify-content: center;
    gap: ${space[20]};
    padding: ${space[20]};
    text-align: center;
  }

  ${media.below('sm')} {
    min-height: auto;
  }
`

export const Picture = styled(Avatar)`
  && {
    ${text('verdict')}
    width: ${picture.lg};
    height: ${picture.lg};
    border: ${line.bold} solid ${token('bg.surface')};
    border-radius: ${radius.dialog};
  }

  @container (max-width: 36rem) {
    && {
      ${text('kpi')}
      width: ${picture.sm};
      height: ${picture.sm};
    }
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
  overflow-wrap: anywhere;

  & > svg {
    width: ${space[64]};
    height: ${space[64]};
  }

  & > strong {
    ${text('verdict')}
  }

  & > h2 {
    ${text('kpi')}
    margin-block-start: ${space[12]};
  }

  & > p {
    ${text('title')}
  }

  @container (max-width: 36rem) {
    justify-items: center;

    & > svg {
      width: ${space[48]};
      height: ${space[48]};
    }

    & > strong,
    & > h2 {
      ${text('kpi')}
    }
  }
`

export const Below = styled.div`
  display: grid;
  gap: ${space[24]};
  padding: ${space[24]} ${space[32]};

  & > dl dd {
    ${text('heading')}
  }

  @container (max-width: 36rem) {
    padding: ${space[20]};
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]};

  @container (max-width: 36rem) {
    & > button,
    & > a {
      flex: 1 1 100%;
    }

    /* The menu stays beside the last button. */
    & > :has(+ [aria-haspopup]) {
      flex-basis: 60%;
    }

    & > [aria-haspopup] {
      flex: none;
    }
  }
`

export const Aside = styled.small`
  margin-inline-start: auto;
  color: ${token('fg.muted')};
`
