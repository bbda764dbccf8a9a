import styled from 'styled-components'
import { line, media, picture, radius, space, text, token } from '../../theme/index.ts'

export const Cut = styled.div`
  display: grid;
  gap: ${space[16]};
  justify-items: center;
`

/** Kept square; the corners outside the circle are dimmed only. */
export const Window = styled.div`
  position: relative;
  width: min(100%, ${picture.lg});
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${token('bg.sunken')};
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }

  &:focus-visible {
    outline: ${line.ring} solid ${token('focus.ring')};
    outline-offset: ${line.hair};
  }

  & > img {
    position: absolute;
    max-width: none;
    pointer-events: none;
  }
`

export const Circle = styled.span`
  position: absolute;
  inset: 0;
  border: ${line.ring} solid ${token('bg.surface')};
  border-radius: ${radius.round};
  box-shadow: 0 0 0 ${picture.lg} var(--z-scrim);
  pointer-events: none;
`

export const Waiting = styled.div`
  width: min(100%, ${picture.lg});
  aspect-ratio: 1;
`

export const Zoom = styled.label`
  ${text('label')}
  display: grid;
  gap: ${space[4]};
  width: min(100%, ${picture.lg});
  color: ${token('fg.muted')};

  & > input {
    width: 100%;
    min-height: ${space[24]};
    accent-color: ${token('secondary.solid')};
    cursor: pointer;

    &:focus-visible {
      outline: ${line.ring} solid ${token('focus.ring')};
      outline-offset: ${line.ring};
    }

    ${media.touch} {
      min-height: ${space[48]};
    }
  }
`

export const Live = styled.video`
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.card};
  background: ${token('bg.sunken')};
  object-fit: cover;
  /* Mirrored preview. */
  transform: scaleX(-1);
`

/** Hidden on phones, whose file dialog offers the camera. */
export const Webcam = styled.div`
  flex: none;

  ${media.touch} {
    display: none;
  }
`
