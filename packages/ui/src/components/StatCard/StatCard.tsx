import type { ReactNode } from 'react'
import styled from 'styled-components'
import { line, media, motion, radius, shadow, space, text, token } from '../../theme/index.ts'
import { InfoIcon } from '../../icons/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { BareLink } from '../Link/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Tooltip } from '../Tooltip/index.ts'

export interface StatCardProps {
  /** Name of the figure. */
  label: string
  /** The figure; undefined while loading. */
  value: ReactNode
  /** Comparison: "+8% against yesterday". */
  note?: ReactNode
  /** Colour of the note. @default 'plain' */
  tone?: 'plain' | 'good' | 'bad'
  /** URL of the details. */
  href?: string
  /** How the figure is counted, at most 160 characters, behind a mark at its name; not with `href`. */
  help?: string
}

/** Card of one key figure. */
export function StatCard({ label, value, note, tone = 'plain', href, help }: StatCardProps) {
  return (
    <Sheet as={href ? BareLink : 'div'} {...(href ? { href } : {})}>
      <Label>
        {label}
        {help && (
          <Tooltip words={help}>
            <IconButton icon={InfoIcon} label={label} size="xs" />
          </Tooltip>
        )}
      </Label>
      <Figure>{value === undefined ? <Skeleton width="60%" height="1em" /> : value}</Figure>
      {note && <Note data-tone={tone}>{note}</Note>}
    </Sheet>
  )
}

const Sheet = styled.div`
  container-type: inline-size;
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
  padding: ${space[16]} ${space[20]};
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
  box-shadow: ${shadow[1]};
  color: inherit;
  text-decoration: none;
  transition: border-color ${motion.colour};

  &:is(a):hover {
    border-color: ${token('border.control')};
  }

  ${media.below('sm')} {
    padding: ${space[12]} ${space[16]};
  }
`

const Label = styled.span`
  ${text('label')}
  display: flex;
  align-items: center;
  gap: ${space[4]};
  color: ${token('fg.muted')};
`

const Figure = styled.span`
  ${text('page')}
  font-variant-numeric: tabular-nums;

  /* A long amount in a narrow card uses a smaller font instead of being cut. */
  @container (max-width: 14rem) {
    ${text('heading')}
  }
`

const Note = styled.span`
  ${text('label')}
  color: ${token('fg.muted')};

  &[data-tone='good'] {
    color: ${token('success.text')};
  }

  &[data-tone='bad'] {
    color: ${token('danger.text')};
  }
`
