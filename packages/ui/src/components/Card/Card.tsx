import type { ComponentProps, ReactNode } from 'react'
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
import { BareLink } from '../Link/index.ts'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  /** Before the title: an avatar, an icon. */
  picture?: ReactNode
  /** Under the title, smaller: a phone, a role. */
  subtitle?: ReactNode
  /** Marks and states, under the title. */
  badges?: ReactNode
  /** Stands at the end of the title's line. */
  actions?: ReactNode
  /** What is known about the thing: a FactList. */
  facts?: ReactNode
  /** What is seen on demand, at the foot: a Collapsible. */
  details?: ReactNode
  /** Where it leads; the whole card can be pressed then. */
  href?: string
  /** Without inner room: for tables and lists that reach the edges. */
  flush?: boolean
  /** No longer in use: the ground and the pictures step back, the words stay legible. */
  dimmed?: boolean
  /** From 1100 px up at least 440 px high, as its neighbours. @default false */
  tall?: boolean
}

/**
 * A sheet of paper with a hairline, the ground of what belongs together.
 *
 * @example
 * <Card href="/members/profile/7" picture={<Avatar name={name} />} title={name}
 *   badges={<StatusBadge tone="success">Active</StatusBadge>} facts={<FactList facts={facts} />} />
 */
export function Card({
  title,
  picture,
  subtitle,
  badges,
  actions,
  facts,
  details,
  href,
  flush,
  dimmed,
  tall,
  children,
  ...rest
}: CardProps) {
  return (
    <Sheet
      data-flush={flush}
      data-dimmed={dimmed}
      data-tall={tall}
      data-leads={Boolean(href)}
      {...rest}
    >
      {(title || actions || picture) && (
        <Head>
          {picture}
          <Names>
            {title && <h2>{href ? <BareLink href={href}>{title}</BareLink> : title}</h2>}
            {subtitle && <p>{subtitle}</p>}
            {badges && <Badges>{badges}</Badges>}
          </Names>
          {actions && <Above>{actions}</Above>}
        </Head>
      )}
      {facts && <Facts>{facts}</Facts>}
      {children}
      {details && <Details>{details}</Details>}
    </Sheet>
  )
}

const Sheet = styled.section`
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

  ${media.from('lg')} {
    &[data-tall='true'] {
      display: flex;
      flex-direction: column;
      min-height: ${width.tallCard};
    }
  }
`

const Head = styled.header`
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

const Names = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[4]};
  align-self: center;
  min-width: min(100%, 8rem);

  & > h2 {
    ${text('heading')}
    overflow-wrap: anywhere;
  }

  & > h2 > a {
    color: inherit;
    text-decoration: none;

    /* The link covers its card, so that it is found anywhere. */
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

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};

  &:not(:first-child) {
    margin-block-start: ${space[2]};
  }
`

const Above = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-width: 0;
`

const Facts = styled.div`
  min-width: 0;

  [data-tall='true'] > & {
    flex: 1;
  }
`

const Details = styled.div`
  position: relative;
  z-index: 1;
  margin-block-start: ${space[12]};
  padding-block-start: ${space[4]};
  border-block-start: ${line.hair} solid ${token('border.subtle')};
`
