import styled from 'styled-components'
import {
  hitArea,
  icon,
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

export const Frame = styled.div`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
  max-width: ${width.dialog};
`

export const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${token('bg.sunken')};

  & > button {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: ${space[12]};
    border-radius: ${radius.round};
    background: ${token('bg.raised')};
    box-shadow: ${shadow[2]};
    translate: 0 -50%;
  }

  & > button + button {
    inset-inline: auto ${space[12]};
  }

  /* At an end the button stays focusable and looks disabled. */
  & > button[aria-disabled='true'] {
    box-shadow: none;
    color: ${token('fg.disabled')};
    cursor: default;
  }
`

/** Scroll-snap track, so that touch swipes natively. */
export const Track = styled.div`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: inherit;

  &:focus-visible {
    outline-offset: -${line.ring};
  }
`

export const Slide = styled.div`
  display: grid;
  flex: 0 0 100%;
  place-items: center;
  min-width: 0;
  aspect-ratio: 4 / 3;
  scroll-snap-align: start;
  scroll-snap-stop: always;

  & > img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`

export const Counter = styled.span`
  ${text('caption')}
  position: absolute;
  inset: auto ${space[12]} ${space[12]} auto;
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.round};
  background: ${token('bg.inverse')};
  color: ${token('fg.onInverse')};
  font-variant-numeric: tabular-nums;
`

export const Thumbs = styled.div`
  display: flex;
  gap: ${space[8]};
  overflow-x: auto;
  padding: ${space[4]};
`

export const Thumb = styled.button`
  ${hitArea}
  flex: none;
  width: ${space[64]};
  height: ${space[48]};
  overflow: hidden;
  padding: 0;
  border: ${line.hair} solid ${token('border.default')};
  border-radius: ${radius.tag};
  background: ${token('bg.sunken')};
  transition: border-color ${motion.colour};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${media.hover} {
    &:hover {
      border-color: ${token('border.strong')};
    }
  }

  &[aria-current='true'] {
    border-color: ${token('secondary.solid')};
    box-shadow: 0 0 0 ${line.hair} ${token('secondary.solid')};
  }
`

/** Placeholder of a picture. */
export const Empty = styled.div`
  ${text('label')}
  display: grid;
  place-content: center;
  place-items: center;
  gap: ${space[4]};
  max-width: ${width.dialog};
  aspect-ratio: 4 / 3;
  padding: ${space[16]};
  border-radius: ${radius.card};
  background: ${token('bg.sunken')};
  color: ${token('fg.muted')};
  text-align: center;

  & > svg {
    width: ${icon.xl};
    height: ${icon.xl};
    color: ${token('fg.subtle')};
  }

  & > b {
    color: ${token('fg.default')};
    font-weight: ${weight.medium};
  }
`
