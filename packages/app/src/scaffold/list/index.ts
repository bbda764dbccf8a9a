export { ListBoundary } from './ListBoundary.tsx'
export { ListEmpty } from './ListEmpty.tsx'
export { ListExport } from './ListExport.tsx'
export { ActiveStateBadge, activeStateColumn, withActiveState } from './archivable.tsx'
export { formatPlain } from './columns.tsx'
export { FilterMenu } from './filters/FilterMenu.tsx'
export { ListRefused } from './ListRefused.tsx'
export { ListFilters } from './filters/ListFilters.tsx'
export { options } from './filters/options.tsx'
export { clubsFilter } from './filters/clubsFilter.ts'
export { month, year } from './filters/monthAndYear.tsx'
export { period } from './filters/period.tsx'
export { referenceFilter } from './filters/referenceFilter.tsx'
export type {
  BulkDialogProps,
  FilterControlProps,
  FilterType,
  FilterValues,
  ListScreen,
} from './list.types.ts'
export { listPage } from './listPage.tsx'
export { SIZES, useListParams } from './listParams.ts'
export { PanelOf } from './panel/PanelOf.tsx'
export { RecordPanel } from './panel/RecordPanel.tsx'
export { usePanelAddress, type PanelAddress } from './panel/usePanelAddress.ts'
export { ActionMenu } from './rows/ActionMenu.tsx'
export { CardList } from './rows/CardList.tsx'
export { LoadMore } from './rows/LoadMore.tsx'
export { RegisterLink } from './RegisterLink.tsx'
export { RowList } from './rows/RowList.tsx'
export { useLastPage } from './useLastPage.ts'
export { MOST_AT_ONCE, PER_PAGE, PER_READ } from './useListData.ts'
