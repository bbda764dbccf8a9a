import styled from 'styled-components'
import {
  line,
  media,
  motion,
  radius,
  shadow,
  space,
  text,
  token,
  width,
} from '../../theme/index.ts'

export const Sheet = styled.section`
  min-width: 0;
  padding: ${space[20]};
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
  box-shadow: ${shadow[1]};

  &[data-flush='true'] {
    padding: 0;
    overflow: clip;
  }

  &[data-leads='true'] {
    position: relative;
    transition: border-color ${motion.colour};

    &:hover {
      border-color: ${token('border.control')};
    }
  }

  &[data-dimmed='true'] {
    background: ${token('bg.sunken')};
    color: ${token('fg.muted')};
    box-shadow: none;

    & img,
    & svg {
      opacity: 0.6;
    }
  }

  ${media.below('sm')} {
    padding: ${space[16]};
  }

  ${media.print} {
    box-shadow: none;
  }

  ${media.from('lg')} {
    &[data-tall='true'] {
      display: flex;
      flex-direction: column;
      min-height: ${width.tallCard};
    }
  }
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[8]} ${space[12]};

  &:not(:last-child) {
    margin-block-end: ${space[16]};
  }

  [data-flush='true'] > & {
    margin: 0;
    padding: ${space[16]} ${space[20]};
    border-block-end: ${line.hair} solid ${token('border.subtle')};
  }
`

export const Names = styled.div`
  display: grid;
  /* The actions wrap below if the longest word of the title does not fit beside them. */
  flex: 1 1 min-content;
  gap: ${space[4]};
  align-self: center;
  min-width: min(100%, 8rem);

  & > h2 {
    ${text('heading')}
    overflow-wrap: break-word;
  }

  [data-leads='true'] & > h2 > a {
    color: inherit;
    text-decoration: none;

    /* The link covers its card, so that it can be pressed anywhere. */
    &::after {
      position: absolute;
      inset: 0;
      border-radius: ${radius.card};
      content: '';
    }

    &:focus-visible {
      outline: none;

      &::after {
        outline: ${line.ring} solid ${token('focus.ring')};
        outline-offset: ${line.hair};
      }
    }
  }

  & > p {
    ${text('label')}
    color: ${token('fg.muted')};
  }
`

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};

  &:not(:first-child) {
    margin-block-start: ${space[2]};
  }
`

export const Above = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-width: 0;
  margin-inline-start: auto;
`

export const Facts = styled.div`
  min-width: 0;

  [data-tall='true'] > & {
    flex: 1;
  }
`

export const Foot = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin-block-start: ${space[16]};
`

export const Details = styled.div`
  position: relative;
  z-index: 1;
  margin-block-start: ${space[12]};
  padding-block-start: ${space[4]};
  border-block-start: ${line.hair} solid ${token('border.subtle')};

  ${media.print} {
    &:not(:has([open])) {
      display: none;
    }
  }
`
