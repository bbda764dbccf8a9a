import styled, { css } from 'styled-components'
import {
  control,
  hitArea,
  icon,
  line,
  media,
  motion,
  radius,
  space,
  text,
  token,
  weight,
} from '../../theme/index.ts'

const face = css`
  ${text('body')}
  ${hitArea}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  max-width: 100%;
  min-height: ${control.md};
  padding: ${space[4]} ${space[24]};
  border: ${line.hair} solid transparent;
  border-radius: ${radius.control};
  background: var(--ground);
  color: var(--ink);
  font-weight: ${weight.strong};
  text-align: center;
  text-decoration: none;
  user-select: none;
  touch-action: manipulation;
  transition:
    background-color ${motion.colour},
    border-color ${motion.colour},
    color ${motion.colour},
    scale ${motion.press};

  & > svg {
    flex: none;
    width: ${icon.md};
    height: ${icon.md};
    margin-inline-start: -${space[4]};
  }

  /* Buttons are not printed. */
  ${media.print} {
    display: none;
  }

  &[data-size='lg'] {
    min-height: ${control.lg};
    padding-inline: ${space[32]};
  }

  &[data-size='sm'] {
    min-height: ${control.sm};
    padding-inline: ${space[16]};
  }

  &[data-size='xs'] {
    ${text('label')}
    min-height: ${control.xs};
    padding: ${space[2]} ${space[12]};
    border-radius: ${radius.tag};
    font-weight: ${weight.strong};

    & > svg {
      width: ${icon.sm};
      height: ${icon.sm};
    }

    & > [data-shifted='true'] > span:first-child {
      width: ${icon.xs};
      height: ${icon.xs};
    }
  }

  &[data-wide='true'] {
    width: 100%;
  }

  &[data-align='start'] {
    justify-content: flex-start;
  }

  &[data-tone='primary'] {
    --ground: ${token('primary.solid')};
    --point: ${token('primary.hover')};
    --press: ${token('primary.active')};
    --ink: ${token('primary.fg')};
  }

  &[data-tone='soft'] {
    --ground: ${token('secondary.soft')};
    --point: ${token('secondary.softHover')};
    --press: ${token('secondary.softHover')};
    --ink: ${token('secondary.softFg')};
  }

  &:is([data-tone='outline'], [data-tone='dangerOutline']) {
    --ground: ${token('bg.surface')};
    --point: ${token('bg.hover')};
    --press: ${token('bg.sunken')};
    --ink: ${token('fg.default')};
    border-color: ${token('border.default')};
  }

  &[data-tone='dangerOutline'] {
    --ink: ${token('danger.text')};
  }

  &[data-tone='ghost'] {
    --ground: transparent;
    --point: ${token('bg.hover')};
    --press: ${token('bg.sunken')};
    --ink: ${token('fg.default')};
  }

  &[data-tone='danger'] {
    --ground: ${token('danger.solid')};
    --point: ${token('danger.hover')};
    --press: ${token('danger.active')};
    --ink: ${token('danger.fg')};
  }

  &[data-tone='dangerSoft'] {
    --ground: ${token('danger.soft')};
    --point: color-mix(in srgb, ${token('danger.soft')} 92%, ${token('danger.softFg')});
    --press: var(--point);
    --ink: ${token('danger.softFg')};
  }

  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--point);
    }
  }

  &:active:not(:disabled, [aria-disabled='true']) {
    background: var(--press);
    scale: 0.98;
  }

  &:disabled {
    border-color: transparent;
    background: ${token('bg.sunken')};
    color: ${token('fg.subtle')};
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`

export const Face = styled.button`
  ${face}
`

export const FaceLink = styled.a`
  ${face}
`

/**
 * Label of a button; shifts by half the spinner's width when it appears, so that the button keeps
 * its width.
 */
export const Label = styled.span`
  position: relative;
  min-width: 0;
  transition: translate ${motion.colour};

  &[data-shifted='true'] {
    translate: ${space[12]};
  }

  &[data-shifted='true'] > span:first-child {
    position: absolute;
    inset-block: 0;
    right: calc(100% + ${space[8]});
    margin-block: auto;
  }
`
