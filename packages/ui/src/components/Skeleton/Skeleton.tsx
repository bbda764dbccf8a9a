import styled, { keyframes } from 'styled-components'
import { media, radius, space, token } from '../../theme/index.ts'

export interface SkeletonProps {
  /** CSS width. @default '100%' */
  width?: string
  /** CSS height. @default '1em' */
  height?: string
  /** Circle, for avatars. */
  round?: boolean
}

/** Loading placeholder. Invisible for 200 ms, so that quick responses do not flash. */
export function Skeleton({ width = '100%', height = '1em', round }: SkeletonProps) {
  return <Bone aria-hidden data-skeleton data-round={round} style={{ width, height }} />
}

/** Placeholder of text lines; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index === lines - 1 ? '64%' : '100%'} height="0.8em" />
      ))}
    </Lines>
  )
}

const appear = keyframes`
  to { opacity: 1; }
`

const breathe = keyframes`
  50% { background-color: var(--breath); }
`

const Bone = styled.span`
  --breath: ${token('bg.hover')};
  display: inline-block;
  max-width: 100%;
  border-radius: ${radius.tag};
  background: ${token('border.subtle')};
  opacity: 0;
  vertical-align: middle;
  animation:
    ${appear} 120ms 200ms forwards,
    ${breathe} 1.6s 200ms ease-in-out infinite;

  &[data-round='true'] {
    border-radius: ${radius.round};
  }

  ${media.still} {
    animation: ${appear} 80ms 200ms forwards;
  }
`

const Lines = styled.span`
  display: grid;
  gap: ${space[12]};
`
