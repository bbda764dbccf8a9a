import {
  BareLink,
  ChevronRightIcon,
  icon,
  line,
  radius,
  shadow,
  Skeleton,
  space,
  text,
  token,
} from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Boundary } from '../feedback/index.ts'
import type { QueryResult } from '../query/index.ts'
import { InfoMark } from './InfoMark.tsx'
import type { Definition } from './report.types.ts'

interface ReportCardProps<T> extends Pick<Definition, 'text' | 'equals' | 'href'> {
  title: string
  /** Small words after the title: "Owner only". */
  aside?: ReactNode
  /** At the end of the head: a switch, a link. Without it an arrow leads to the rows. */
  actions?: ReactNode
  /** Below the head, also while the answer is loading: a switch over the whole width. */
  above?: ReactNode
  query: QueryResult<T>
  /** Height of the content as CSS, reserved until it is there. */
  height: string
  /** Whether there is nothing to show. */
  isEmpty?(data: T): boolean
  /** Sentence of an empty card. @default that of the report */
  empty?: string
  children(data: T): ReactNode
}

/** A card of a report with its own states: the others stay if it fails. */
export function ReportCard<T>(props: ReportCardProps<T>) {
  const { title, aside, actions, above, query, height, isEmpty, empty, children } = props
  const { text: words, equals, href } = props
  const { t } = useTranslation(['dashboard', 'common'])
  return (
    <Sheet aria-label={title}>
      <Head>
        <h2>{title}</h2>
        <InfoMark name={title} text={words} equals={equals} href={href} />
        {aside && <Aside>{aside}</Aside>}
        <End>
          {actions ??
            (href && (
              <BareLink href={href} aria-label={t('report.openRows', { name: title })}>
                <ChevronRightIcon aria-hidden />
              </BareLink>
            ))}
        </End>
      </Head>
      {above}
      <Body style={query.data === undefined ? { minHeight: height } : undefined}>
        <Boundary
          query={query}
          skeleton={<Skeleton height={height} />}
          empty={
            isEmpty && {
              when: isEmpty,
              show: <Nothing style={{ minHeight: height }}>{empty ?? t('report.empty')}</Nothing>,
            }
          }
        >
          {children}
        </Boundary>
      </Body>
    </Sheet>
  )
}

const Sheet = styled.section`
  display: grid;
  grid-template-rows: auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  align-content: start;
  min-width: 0;
  height: 100%;
  padding: ${space[16]} ${space[20]} ${space[20]};
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
  box-shadow: ${shadow[1]};
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  min-height: ${icon.xl};

  & > h2 {
    ${text('heading')}
    min-width: 0;
  }
`

const Aside = styled.span`
  ${text('caption')}
  display: inline-flex;
  gap: ${space[4]};
  align-items: center;
  margin-inline-start: ${space[4]};
  color: ${token('fg.muted')};

  & > svg {
    width: ${icon.xs};
    height: ${icon.xs};
  }
`

const End = styled.span`
  display: inline-flex;
  margin-inline-start: auto;

  & > a > svg {
    display: block;
    width: ${icon.md};
    height: ${icon.md};
    color: ${token('fg.muted')};
  }
`

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  align-content: start;
  min-width: 0;
`

const Nothing = styled.p`
  display: grid;
  place-items: center;
  color: ${token('fg.muted')};
  text-align: center;
`
