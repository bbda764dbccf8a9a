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

/** Sticks to the bottom of the viewport while the list above continues, else lies below it. */
export const Frame = styled.div`
  position: sticky;
  z-index: ${layer.bar};
  bottom: ${space[16]};
  display: grid;
  width: fit-content;
  min-width: min(100%, ${width.form});
  max-width: 100%;
  margin-inline: auto;
  border: ${line.hair} solid ${token('border.default')};
  border-radius: ${radius.card};
  background: ${token('bg.raised')};
  box-shadow: ${shadow[3]};
  animation: ${fadeIn} ${motion.popover};

  & > * {
    padding: ${space[8]} ${space[12]} ${space[8]} ${space[16]};
  }

  & > * + * {
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }

  & [data-tone] > div > svg {
    width: ${icon.md};
    height: ${icon.md};
  }

  & [data-tone='success'] > div > svg {
    color: ${token('success.text')};
  }

  & [data-tone='warning'] > div > svg {
    color: ${token('warning.text')};
  }

  ${media.below('sm')} {
    bottom: ${space[8]};
    width: 100%;
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
    color: ${token('fg.muted')};
  }
`
