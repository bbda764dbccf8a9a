import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { line, motion, token } from '../../theme/index.ts'
import { useLink } from './useLink.ts'

export interface LinkProps extends ComponentProps<'a'> {
  /** URL; followed without a reload inside the app. */
  href: string
  /** `quiet` looks like plain text until hovered. @default 'plain' */
  tone?: 'plain' | 'quiet'
}

/** Text link. Links inside the app navigate without a page load. */
export function Link({ tone = 'plain', onClick, ...rest }: LinkProps) {
  return <Anchor data-tone={tone} onClick={useLink(onClick)} {...rest} />
}

/** Unstyled link. */
export function BareLink({ onClick, ...rest }: ComponentProps<'a'>) {
  return <a onClick={useLink(onClick)} {...rest} />
}

const Anchor = styled.a`
  color: ${token('fg.link')};
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-decoration-thickness: ${line.hair};
  text-underline-offset: 0.2em;
  transition: text-decoration-color ${motion.colour};

  &:hover {
    text-decoration-color: currentColor;
  }

  &[data-tone='quiet'] {
    color: inherit;
    text-decoration-color: transparent;
  }

  &[data-tone='quiet']:hover {
    text-decoration-color: currentColor;
  }
`
