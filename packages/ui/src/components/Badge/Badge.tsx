import type { ComponentProps } from 'react'
import styled from 'styled-components'
import type { IconComponent } from '../../icons/index.ts'
import { icon, media, radius, space, text, token, width } from '../../theme/index.ts'

export type Tone = 'neutral' | 'success' | 'warning' | 'info' | 'danger' | 'violet'

export interface BadgeProps extends ComponentProps<'span'> {
  /** @default 'neutral' */
  tone?: Tone
}

/** A label: "VIP", "External". */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Pill data-tone={tone} {...rest} />
}

export interface StatusBadgeProps extends BadgeProps {
  /** Replaces the dot, such as a snowflake for a freeze. */
  icon?: IconComponent
  /** Dims background and dot to 0.6 for inactive things; the text stays legible. @default false */
  dimmed?: boolean
}

/** Status label: a dot or an icon, and always a text, since colour alone is not accessible. */
export function StatusBadge({
  tone = 'neutral',
  icon: Icon,
  dimmed,
  children,
  ...rest
}: StatusBadgeProps) {
  return (
    <Pill data-tone={tone} data-dimmed={dimmed} {...rest}>
      {Icon ? <Icon aria-hidden /> : <Dot aria-hidden />}
      {children}
    </Pill>
  )
}

const Dot = styled.span`
  flex: none;
  width: ${width.dot};
  height: ${width.dot};
  border-radius: ${radius.round};
  background: var(--dot);
`

const Pill = styled.span`
  ${text('label')}
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  max-width: 100%;
  padding: ${space[2]} ${space[8]};
  border-radius: ${radius.round};
  vertical-align: middle;

  ${media.print} {
    print-color-adjust: exact;
  }

  & > svg {
    flex: none;
    width: ${icon.xs};
    height: ${icon.xs};
    margin-inline-end: -${space[2]};
    color: var(--dot);
  }

  &[data-tone='neutral'] {
    --dot: ${token('neutral.dot')};
    background: ${token('neutral.soft')};
    color: ${token('neutral.softFg')};
  }

  &[data-tone='success'] {
    --dot: ${token('success.dot')};
    background: ${token('success.soft')};
    color: ${token('success.softFg')};
  }

  &[data-tone='warning'] {
    --dot: ${token('warning.dot')};
    background: ${token('warning.soft')};
    color: ${token('warning.softFg')};
  }

  &[data-tone='info'] {
    --dot: ${token('info.dot')};
    background: ${token('info.soft')};
    color: ${token('info.softFg')};
  }

  &[data-tone='danger'] {
    --dot: ${token('danger.border')};
    background: ${token('danger.soft')};
    color: ${token('danger.softFg')};
  }

  &[data-tone='violet'] {
    --dot: ${token('focus.ring')};
    background: ${token('secondary.soft')};
    color: ${token('secondary.softFg')};
  }

  &[data-dimmed='true'] {
    --dimmed: 60%;
    background: color-mix(in srgb, ${token('neutral.soft')} var(--dimmed), transparent);

    & > :first-child {
      opacity: var(--dimmed);
    }
  }
`
