import styled from 'styled-components'
import { ChevronRightIcon } from '../../icons/index.ts'
import { icon, space, text, token } from '../../theme/index.ts'
import { Link } from '../Link/index.ts'

export interface Crumb {
  label: string
  /** Left out for the page itself. */
  href?: string
}

export interface BreadcrumbsProps {
  /** What screen readers call the list. */
  label: string
  items: Crumb[]
}

/** Where a page stands: from the section to the page, the last one without a link. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item, index) => (
          <Item key={item.label}>
            {index > 0 && <ChevronRightIcon aria-hidden size={icon.xs} />}
            {item.href ? (
              <Link href={item.href} quiet>
                {item.label}
              </Link>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </Item>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ol`
  ${text('label')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  color: ${token('fg.muted')};
`
const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`
