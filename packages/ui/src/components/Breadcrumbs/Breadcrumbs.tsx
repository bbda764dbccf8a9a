import styled from 'styled-components'
import { ChevronRightIcon } from '../../icons/index.ts'
import { icon, space, text, token, useUi } from '../../theme/index.ts'
import { Link } from '../Link/index.ts'

export interface Crumb {
  label: string
  /** Undefined for the last one, the current page. */
  href?: string
}

/** Breadcrumb navigation from the section to the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { words } = useUi()
  return (
    <nav aria-label={words.parts.breadcrumbs}>
      <Way>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${index}-${label}`}>
            {index > 0 && <ChevronRightIcon aria-hidden />}
            {href ? (
              <Link href={href} tone="quiet">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </Way>
    </nav>
  )
}

const Way = styled.ol`
  ${text('label')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  color: ${token('fg.muted')};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[4]};
    min-height: ${space[24]};
  }

  & svg {
    width: ${icon.xs};
    height: ${icon.xs};
    color: ${token('fg.subtle')};
  }

  & a {
    padding-block: ${space[4]};
  }

  & [aria-current] {
    color: ${token('fg.default')};
  }
`
