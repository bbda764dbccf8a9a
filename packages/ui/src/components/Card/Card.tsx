import type { ComponentProps, ReactNode } from 'react'
import { BareLink } from '../Link/index.ts'
import { Above, Badges, Details, Facts, Foot, Head, Names, Sheet } from './Card.parts.ts'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of level 2. */
  title?: ReactNode
  /** Before the title: an avatar, an icon. */
  picture?: ReactNode
  /** Smaller text under the title: a phone, a role. */
  subtitle?: ReactNode
  /** Badges under the title. */
  badges?: ReactNode
  /** Content at the end of the title row. */
  actions?: ReactNode
  /** A FactList. */
  facts?: ReactNode
  /** Small buttons below the facts. */
  foot?: ReactNode
  /** A Collapsible at the bottom. */
  details?: ReactNode
  /** Makes the whole card a link. */
  href?: string
  /** No padding: for tables and lists that reach the edges. */
  flush?: boolean
  /** Dims background and pictures of an inactive item; the text stays legible. */
  dimmed?: boolean
  /** At least 440 px high from 1100 px viewport width, to match its neighbours. @default false */
  tall?: boolean
}

/**
 * A bordered surface for related content.
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
