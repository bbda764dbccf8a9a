import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageHeader, type PageHeaderProps } from '../../components/PageHeader/index.ts'
import { space } from '../../theme/index.ts'

export interface ListPageProps extends PageHeaderProps {
  /** Kinds of the list, above the filters. */
  tabs?: ReactNode
  /** Search, filters and their chips. */
  filters?: ReactNode
  /** Between filters and list, as totals. */
  above?: ReactNode
  children: ReactNode
  /** Under the list: pages. */
  footer?: ReactNode
}

/** A page whose matter is a list. */
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
