import styled from 'styled-components'
import { BackIcon, ChevronRightIcon } from '../../icons/index.ts'
import { icon, media, space, token, unseen, useUi, weight, width } from '../../theme/index.ts'
import { BareLink } from '../Link/index.ts'

export interface Crumb {
  label: string
  href: string
}

/**
 * Breadcrumb navigation from the section down to the page before this one, in front of the title of
 * this one. On phones an arrow to the last of them.
 */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { words } = useUi()
  return (
    <nav aria-label={words.parts.breadcrumbs}>
      <Way>
        {crumbs.map(({ label, href }) => (
          <li key={href}>
            <Step href={href}>
              <BackIcon aria-hidden />
              <span>{label}</span>
            </Step>
            <ChevronRightIcon aria-hidden />
          </li>
        ))}
      </Way>
    </nav>
  )
}

const Way = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
  }

  & > li > svg {
    width: ${icon.sm};
    height: ${icon.sm};
    color: ${token('fg.subtle')};
  }

  ${media.below('shell')} {
    & > li:not(:last-child),
    & > li > svg {
      display: none;
    }
  }
`
const Step = styled(BareLink)`
  padding-block: ${space[4]};
  color: ${token('fg.muted')};
  font-weight: ${weight.regular};
  text-decoration: none;

  &:hover {
    color: ${token('fg.default')};
  }

  & > svg {
    display: none;
    width: ${icon.md};
    height: ${icon.md};
  }

  ${media.below('shell')} {
    display: grid;
    place-items: center;
    width: ${width.touch};
    height: ${width.touch};
    margin: -${space[4]} -${space[8]} -${space[4]} -${space[12]};
    padding: 0;

    & > svg {
      display: block;
    }

    & > span {
      ${unseen}
    }
  }
`
