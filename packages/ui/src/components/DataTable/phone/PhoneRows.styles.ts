import styled from 'styled-components'
import {
  control,
  line,
  motion,
  oneLine,
  row,
  space,
  text,
  token,
  unseen,
  weight,
} from '../../../theme/index.ts'

export const List = styled.ul`
  & > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space[12]};
    min-height: ${row.phone};
    padding: ${space[8]} ${space[16]};
    transition: background-color ${motion.colour};
    scroll-margin-block-start: var(--over, 0rem);
    -webkit-touch-callout: none;
  }

  & > li + li {
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }

  & > li[data-leads='true']:active {
    background: ${token('bg.hover')};
  }

  & > li[data-selecting='true'] {
    user-select: none;
  }

  & > li[data-dimmed='true'] {
    color: ${token('fg.muted')};

    & :is(svg, img) {
      opacity: 0.5;
    }
  }

  & > li[data-chosen='true'] {
    background: ${token('bg.selected')};
  }
`

export const GroupHead = styled.li`
  ${text('caption')}

  && {
    gap: ${space[8]};
    min-height: ${control.sm};
    background: ${token('bg.canvas')};
    color: ${token('fg.muted')};
  }

  & > strong {
    color: ${token('fg.default')};
    font-weight: ${weight.strong};
  }
`

export const Words = styled.div`
  display: grid;
  flex: 1 1 0;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`

export const Name = styled.div`
  ${text('body')}
  ${oneLine}
  font-weight: ${weight.medium};

  /* The link is a target of its own: as high as its line. */
  & > [data-title] {
    padding-block: ${space[2]};
  }

  & small {
    display: none;
  }
`

export const Line = styled.div`
  ${text('dense')}
  ${oneLine}
  color: ${token('fg.muted')};

  & > span:not(:empty) ~ span:not(:empty)::before {
    content: ' \\b7\\20';
  }
`

export const End = styled.div`
  ${text('dense')}
  display: grid;
  flex: none;
  justify-items: end;
  max-width: 45%;
  text-align: end;
  font-variant-numeric: tabular-nums;

  /* A state is a dot and a word. In a line of text, the dot stays beside the first of two words that wrap. */
  & > span > [data-tone] {
    display: inline;
    padding-inline: 0;
    background: none;
  }

  & > span > [data-tone] > :is(span, svg):first-child {
    display: inline-block;
    margin-inline-end: ${space[8]};
    vertical-align: middle;
  }
`

/** For screen readers and keyboards until rows are being selected. */
export const Check = styled.span`
  position: relative;
  z-index: 1;
  display: flex;

  &[data-shown='false']:not(:focus-within) {
    ${unseen}
  }
`

export const Above = styled.span`
  position: relative;
  z-index: 1;
  display: flex;
`

export const Bone = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[8]};
`
