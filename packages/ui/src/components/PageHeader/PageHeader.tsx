import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { space, text, token } from '../../theme/index.ts'
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/index.ts'
import { TopbarContext } from './topbar.ts'

export interface PageHeaderProps {
  /** The only heading of level 1 on the page. */
  title: ReactNode
  /** Breadcrumbs from the section down, without the page itself. */
  crumbs?: readonly Crumb[]
  /** `text` where the page has a heading of its own, such as the name of a person. @default 'heading' */
  as?: 'heading' | 'text'
  /** The page is loading: the title is shown, and announced once the page is ready. */
  coming?: boolean
}

/**
 * Title of the page, in the top bar of the shell; without a shell, where it stands. It takes focus
 * after navigation.
 */
export function PageHeader({ title, crumbs = [], as = 'heading', coming }: PageHeaderProps) {
  const bar = use(TopbarContext)
  const isHeading = as === 'heading' && !coming
  const head = (
    <Line inert={coming} aria-hidden={coming} data-coming={coming}>
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
      {isHeading ? <Title tabIndex={-1}>{title}</Title> : <Title as="div">{title}</Title>}
    </Line>
  )
  if (bar === undefined) return head
  return bar && createPortal(head, bar)
}

const Line = styled.div`
  ${text('title')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[8]};
  min-width: 0;
`

const Title = styled.h1`
  ${text('title')}
  min-width: 0;
  color: ${token('fg.default')};
`
