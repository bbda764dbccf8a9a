import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageHeader, type PageHeaderProps } from '../../components/PageHeader/index.ts'
import {
  breakpoint,
  gutter,
  layer,
  line,
  media,
  radius,
  shadow,
  space,
  token,
  useIsBelow,
  useUi,
  width,
} from '../../theme/index.ts'

export interface SummaryPageProps extends Omit<PageHeaderProps, 'as'> {
  /** Messages above the columns. */
  banner?: ReactNode
  children: ReactNode
  /** Summary beside the page; it stays in sight while the page scrolls. */
  summary: ReactNode
  /** The primary button with its message: under the summary, and on narrow screens in a bar at the bottom. */
  action: ReactNode
  /** Line above the button in the bar, where the summary is out of sight. */
  total?: ReactNode
}

/** Page of one task that ends with one button: its parts left, the summary with the button right. */
export function SummaryPage({
  banner,
  children,
  summary,
  action,
  total,
  ...header
}: SummaryPageProps) {
  const { parts } = useUi().words
  const isNarrow = useIsBelow(breakpoint.lg)
  return (
    <Page>
      <PageHeader {...header} />
      {banner}
      <Columns>
        <Main>{children}</Main>
        {!isNarrow && (
          <Side aria-label={parts.summary}>
            {summary}
            {action}
          </Side>
        )}
      </Columns>
      {isNarrow && (
        <Bar data-page-bar>
          {total}
          {action}
        </Bar>
      )}
    </Page>
  )
}

// At least as high as the screen, so that the bar is at the bottom of a short page too.
const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};

  ${media.below('lg')} {
    min-height: calc(100dvh - ${width.topbar} - ${space[20]});
  }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, ${width.summary});
  gap: ${space[20]};
  align-items: start;

  ${media.below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`
const Side = styled.aside`
  position: sticky;
  top: calc(${width.topbar} + ${space[16]});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding: ${space[20]};
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
  box-shadow: ${shadow[1]};
`
const Bar = styled.div`
  position: sticky;
  z-index: ${layer.bar};
  bottom: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  margin: auto calc(-1 * ${gutter}) calc(-1 * ${space[64]});
  padding: ${space[12]} ${gutter};
  border-block-start: ${line.hair} solid ${token('border.subtle')};
  background: ${token('bg.surface')};
`
