import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageHeader, type PageHeaderProps } from '../../components/PageHeader/index.ts'
import { line, media, radius, shadow, space, text, token } from '../../theme/index.ts'

export interface DetailPageProps extends Pick<PageHeaderProps, 'crumbs'> {
  /** Kind of the page in the top bar, such as “Profile”. */
  kind: ReactNode
  /** Avatar of the record. */
  picture?: ReactNode
  /** Heading: name of the record. */
  title: ReactNode
  /** Text under the title, such as a phone. */
  subtitle?: ReactNode
  /** Badges beside the title. */
  badges?: ReactNode
  /** Action buttons. */
  actions?: ReactNode
  /** Main facts, in the header. */
  facts?: ReactNode
  /** Tabs of the record. */
  tabs?: ReactNode
  children: ReactNode
}

/** Page of one record: title, facts, and its parts in tabs. */
export function DetailPage(props: DetailPageProps) {
  const { kind, crumbs, picture, title, subtitle, badges, actions, facts, tabs, children } = props
  return (
    <Page>
      <PageHeader as="text" title={kind} crumbs={crumbs} />
      <Head>
        <Who>
          {picture}
          <Names>
            <Title tabIndex={-1}>{title}</Title>
            {subtitle && <Subtitle>{subtitle}</Subtitle>}
            {badges && <Badges>{badges}</Badges>}
          </Names>
          {actions && <Actions>{actions}</Actions>}
        </Who>
        {facts && <Facts>{facts}</Facts>}
      </Head>
      {tabs}
      {children}
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`
const Head = styled.header`
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
  box-shadow: ${shadow[1]};
`
const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[16]};
  padding: ${space[20]} ${space[24]};

  ${media.below('sm')} {
    padding: ${space[16]};
  }
`
const Names = styled.div`
  display: grid;
  flex: 1 1 16rem;
  gap: ${space[4]};
  min-width: 0;

  /* On a phone the name is beside its picture, so that the facts are visible without scrolling. */
  ${media.below('sm')} {
    flex-basis: 8rem;
  }
`
const Title = styled.h1`
  ${text('page')}
`
const Subtitle = styled.div`
  color: ${token('fg.muted')};
`
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  ${media.below('sm')} {
    flex: 1 1 100%;

    & > * {
      flex: 1 1 auto;
    }
  }
`
const Facts = styled.div`
  padding: ${space[16]} ${space[24]};
  border-block-start: ${line.hair} solid ${token('border.subtle')};

  ${media.below('sm')} {
    padding: ${space[16]};
  }
`
