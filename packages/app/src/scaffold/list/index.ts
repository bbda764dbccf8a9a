export { ListBoundary } from './ListBoundary.tsx'
export { ListEmpty } from './ListEmpty.tsx'
export { ListExport } from './ListExport.tsx'
export { ActiveStateBadge, activeStateColumn, withActiveState } from './archivable.tsx'
export { formatPlain } from './columns.tsx'
export { FilterMenu } from './filters/FilterMenu.tsx'
export { ListFilters } from './filters/ListFilters.tsx'
export { options } from './filters/options.tsx'
export { FIRST_YEAR, period } from './filters/period.tsx'
export { referenceFilter } from './filters/referenceFilter.tsx'
export type {
  BulkDialogProps,
  FilterControlProps,
  FilterType,
  FilterValues,
  ListScreen,
} from './list.types.ts'
export { listPage } from './listPage.tsx'
export { useListParams } from './listParams.ts'
export { ActionMenu } from './rows/ActionMenu.tsx'
export { CardList } from './rows/CardList.tsx'
export { LoadMore } from './rows/LoadMore.tsx'
export { RowList } from './rows/RowList.tsx'
export { useLastPage } from './useLastPage.ts'
export { MOST_AT_ONCE, PER_READ } from './useListData.ts'
