import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageHeader, type PageHeaderProps } from '../../components/PageHeader/index.ts'
import { Collapsible } from '../../components/Collapsible/index.ts'
import {
  breakpoint,
  gutter,
  line,
  media,
  radius,
  shadow,
  space,
  text,
  token,
  unseen,
  useIsBelow,
  width,
} from '../../theme/index.ts'

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
  /** Main facts, below the header. */
  facts?: ReactNode
  /** Facts beside every part; below 1100 px a folded block before the parts. */
  rail?: { label: string; children: ReactNode }
  /** Tabs of the record. */
  tabs?: ReactNode
  children: ReactNode
}

/** Page of one record: title, facts, and its parts in tabs. */
export function DetailPage(props: DetailPageProps) {
  const { kind, crumbs, picture, title, subtitle, badges, actions, facts, rail } = props
  const isNarrow = useIsBelow(breakpoint.lg)
  return (
    <Split data-split={Boolean(rail) && !isNarrow}>
      <Page>
        <PageHeader as="text" title={kind} crumbs={crumbs} />
        <Head>
          {picture}
          <Names>
            <Line>
              <Title tabIndex={-1}>{title}</Title>
              {badges && <Badges>{badges}</Badges>}
            </Line>
            {subtitle && <Subtitle>{subtitle}</Subtitle>}
          </Names>
          {actions && <Actions>{actions}</Actions>}
        </Head>
        {facts && <Facts>{facts}</Facts>}
        {rail && isNarrow && (
          <Folded title={rail.label}>
            <Groups rail={rail} />
          </Folded>
        )}
        {props.tabs}
        {props.children}
      </Page>
      {rail && !isNarrow && (
        <Rail aria-label={rail.label}>
          <Groups rail={rail} />
        </Rail>
      )}
    </Split>
  )
}

/** The groups have headings of level 3. */
const Groups = ({ rail }: { rail: NonNullable<DetailPageProps['rail']> }) => (
  <RailGroups>
    <Heading>{rail.label}</Heading>
    {rail.children}
  </RailGroups>
)

/** With a rail: the record, and the rail up to the edges of the page. */
const Split = styled.div`
  &[data-split='true'] {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr) ${width.rail};
    gap: ${gutter};
    margin-inline-end: calc(-1 * ${gutter});
  }
`
const Rail = styled.section`
  margin-block: calc(-1 * var(--z-page-start, 0rem)) calc(-1 * var(--z-page-end, 0rem));
  padding: ${space[8]} ${space[24]} ${space[24]};
  border-inline-start: ${line.hair} solid ${token('border.subtle')};
  background: ${token('bg.surface')};
`
const RailGroups = styled.div`
  ${text('dense')}

  & > * + * ~ * {
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }
`
const Heading = styled.h2`
  ${unseen}
`
const Folded = styled(Collapsible)`
  padding-inline: ${space[16]};
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
`

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  align-content: start;
`
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[16]};
  padding-block: ${space[4]};
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
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  min-width: 0;
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

    & > *:not([aria-haspopup]) {
      flex: 1 1 auto;
    }
  }
`
const Facts = styled.div`
  padding: ${space[16]} ${space[24]};
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
  box-shadow: ${shadow[1]};

  ${media.below('sm')} {
    padding: ${space[16]};
  }
`
