import type { ComponentProps, ReactNode } from 'react'
import { BareLink } from '../Link/index.ts'
import { Above, Badges, Details, Facts, Foot, Head, Names, Sheet } from './Card.styles.ts'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its name, as a heading of the second level. */
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
  /** What can be done with it, under what is known: small buttons. */
  foot?: ReactNode
  /** What is seen on demand, below everything: a Collapsible. */
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
  foot,
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
      {foot && <Foot>{foot}</Foot>}
      {details && <Details>{details}</Details>}
    </Sheet>
  )
}
