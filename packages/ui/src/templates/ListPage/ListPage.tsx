import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageHeader, type PageHeaderProps } from '../../components/PageHeader/index.ts'
import { space } from '../../theme/index.ts'

export interface ListPageProps extends PageHeaderProps {
  /** Tabs above the filters. */
  tabs?: ReactNode
  /** Search, filters and their chips. */
  filters?: ReactNode
  /** Content between filters and list, such as totals. */
  above?: ReactNode
  children: ReactNode
  /** Content under the list: pagination. */
  footer?: ReactNode
}

/** Page of a list. */
export function ListPage({ tabs, filters, above, children, footer, ...header }: ListPageProps) {
  return (
    <Page>
      <PageHeader {...header} />
      {tabs}
      {filters}
      {above}
      {children}
      {footer}
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`
