import styled from 'styled-components'
import {
  fadeIn,
  icon,
  layer,
  line,
  media,
  motion,
  radius,
  shadow,
  space,
  text,
  token,
  weight,
  width,
} from '../../theme/index.ts'

/**
 * Floats over the last rows while the list continues; at its end it lies below them, so that no row
 * stays covered.
 */
export const Frame = styled.div`
  position: sticky;
  z-index: ${layer.bar};
  bottom: calc(${space[64]} + var(--z-sticky-bottom, 0rem));
  display: grid;
  width: fit-content;
  max-width: calc(100% - 2 * ${space[12]});
  margin: ${space[8]} auto;
  border-radius: ${radius.card};
  background: ${token('bg.inverse')};
  color: ${token('fg.onInverse')};
  box-shadow: ${shadow[3]};
  animation: ${fadeIn} ${motion.popover};

  & > * {
    padding: ${space[8]} ${space[12]} ${space[8]} ${space[16]};
  }

  & > * + * {
    border-block-start: ${line.hair} solid
      color-mix(in srgb, ${token('fg.onInverse')} 20%, transparent);
  }

  & span {
    color: inherit;
  }

  & button[data-tone] {
    --ground: transparent;
    --point: color-mix(in srgb, ${token('fg.onInverse')} 14%, transparent);
    --press: color-mix(in srgb, ${token('fg.onInverse')} 22%, transparent);
    --ink: ${token('fg.onInverse')};
    border-color: transparent;
    color: ${token('fg.onInverse')};

    &:focus-visible {
      outline-color: ${token('fg.onInverse')};
      outline-offset: -${line.ring};
    }

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--point);
      color: ${token('fg.onInverse')};
    }
  }

  & [data-tone] > div > svg {
    width: ${icon.md};
    height: ${icon.md};
  }

  ${media.below('md')} {
    bottom: calc(${space[8]} + var(--z-sticky-bottom, 0rem));
  }

  ${media.below('sm')} {
    width: calc(100% - 2 * ${space[12]});
  }
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;

  & > :has([role='progressbar']) {
    flex: 1;
    min-width: min(100%, ${width.menu});
    color: inherit;
  }

  /* On a phone: count, select all and close in one row, the actions below. */
  ${media.below('sm')} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    justify-items: start;

    & > :last-child {
      grid-column: -2;
    }

    & > :has([role='progressbar']) {
      grid-column: 1 / -1;
      justify-self: stretch;
    }
  }
`

export const Actions = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[8]};

  ${media.below('sm')} {
    grid-column: 1 / -1;
    order: 1;
    justify-content: flex-start;

    &:empty {
      display: none;
    }
  }
`

export const Count = styled.span`
  ${text('label')}
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
`

export const Reasons = styled.ul`
  ${text('label')}
  display: grid;
  gap: ${space[8]};
  overflow: auto;
  max-height: ${width.picture};

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[16]};
  }

  & span {
    opacity: 0.8;
  }
`
