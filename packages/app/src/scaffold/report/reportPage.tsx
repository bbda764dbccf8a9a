import { media, PageHeader, space, text, token } from '@zal/ui'
import styled from 'styled-components'
import { useSearchParams } from 'react-router-dom'
import { tabKey, useTranslate } from '../i18n/index.ts'
import {
  addressOf,
  type ScreenComponent,
  usePageHeader,
  useRouteContext,
} from '../routing/index.ts'
import type { ReportOptions } from './report.types.ts'
import { ClubChoice } from './ClubChoice.tsx'
import { ReportBand } from './ReportBand.tsx'
import { ReportStrip } from './ReportStrip.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { ReportTools } from './ReportTools.tsx'
import { useReportScope } from './useReportScope.ts'

/**
 * Screen of a report: tabs with the moment of the figures, period and clubs in the address, a strip of figures and cards,
 * each of which loads, fails and is empty by itself. It knows nothing about the figures.
 *
 * @example
 * export const sales = reportPage({ useFigures, useCards, useTables })
 */
export function reportPage(options: ReportOptions): ScreenComponent {
  return function ReportScreen() {
    const { title } = usePageHeader()
    const crumbs = useWayBack(options.from)
    const { period = 'months' } = options
    const { scope, change } = useReportScope(period)
    const answer = options.useFigures(scope)
    const cards = options.useCards(scope)
    const note = options.useNote?.()
    const actions = options.useActions?.(scope)
    const { useTables } = options
    const tools = useTables && <ReportTools {...{ scope, options, useTables, answer }} />
    return (
      <Page>
        <PageHeader title={title} crumbs={crumbs} />
        {period === 'today' ? (
          <ReportTabs asOf={answer.asOf}>
            <ClubChoice scope={scope} choose={(location) => change({ location })} />
            {tools}
          </ReportTabs>
        ) : (
          <>
            {!options.from && <ReportTabs asOf={answer.asOf} />}
            <ReportBand
              scope={scope}
              change={change}
              choice={period}
              asOf={options.from ? answer.asOf : undefined}
            >
              {actions}
              {tools}
            </ReportBand>
          </>
        )}
        <ReportStrip {...answer} />
        {note && <Note>{note}</Note>}
        <Cards>
          {cards.map(({ id, span, Card }) => (
            <Place key={id} data-span={span}>
              <Card scope={scope} />
            </Place>
          ))}
        </Cards>
      </Page>
    )
  }
}

/** The tab from which the report was opened, with its clubs. */
function useWayBack(from: string | undefined) {
  const { section } = useRouteContext()
  const translate = useTranslate()
  const [query] = useSearchParams()
  if (!from) return []
  const location = query.get('location')
  const address = addressOf(section, from)
  return [
    {
      label: translate(tabKey(section.noun, from)),
      href: location ? `${address}?${new URLSearchParams({ location })}` : address,
    },
  ]
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  align-content: start;
`

const Note = styled.p`
  ${text('label')}
  color: ${token('fg.muted')};
`

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};

  ${media.from('lg')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`

const Place = styled.div`
  min-width: 0;

  ${media.from('lg')} {
    &[data-span='4'] {
      grid-column: span 4;
    }

    &[data-span='6'] {
      grid-column: span 6;
    }

    &[data-span='8'] {
      grid-column: span 8;
    }

    &[data-span='12'] {
      grid-column: 1 / -1;
    }
  }
`
