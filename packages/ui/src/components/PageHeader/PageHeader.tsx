import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, space, text, token } from '../../theme/index.ts'
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/index.ts'

export interface PageHeaderProps {
  /** The only heading of level 1 on the page. */
  title: ReactNode
  /** Content beside the title: a status, a count. */
  beside?: ReactNode
  /** One line under the title. */
  description?: ReactNode
  /** Breadcrumbs from the section down. */
  crumbs?: readonly Crumb[]
  /** Buttons; the most important last. */
  actions?: ReactNode
  /** The page is loading: the title is shown, and announced once the page is ready. */
  coming?: boolean
}

/** Page header with title and actions. The title takes focus after navigation. */
export function PageHeader({
  title,
  beside,
  description,
  crumbs,
  actions,
  coming,
}: PageHeaderProps) {
  return (
    <Head inert={coming} aria-hidden={coming} data-coming={coming}>
      <Words>
        {crumbs && crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
        <Line>
          {coming ? <Title as="div">{title}</Title> : <Title tabIndex={-1}>{title}</Title>}
          {beside}
        </Line>
        {description && <Description>{description}</Description>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  )
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]} ${space[24]};
`

const Words = styled.div`
  display: grid;
  flex: 1 1 16rem;
  gap: ${space[4]};
  min-width: 0;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
`

const Title = styled.h1`
  ${text('page')}
  min-width: 0;
  text-wrap: balance;
`

const Description = styled.div`
  color: ${token('fg.muted')};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};

  ${media.below('sm')} {
    flex: 1 1 100%;

    & > :is(a, button):last-child {
      flex: 1;
    }
  }
`
