import { ListPage, Pagination } from '@zal/ui'
import { useMemo } from 'react'
import type { PlainResource, PrefetchArgs, RecordTypes, Resource } from '../query/index.ts'
import { Failure, lazyDialog, useSkeleton } from '../feedback/index.ts'
import { RowSelectionProvider } from './selection/RowSelectionProvider.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { ListFilters } from './filters/ListFilters.tsx'
import type { ListOptions, ListScreen, PlainListOptions, ViewNoun } from './list.types.ts'
import { useListParams } from './listParams.ts'
import { ListRows } from './rows/ListRows.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { ListHeader } from './ListHeader.tsx'
import { useListPreferences } from './listPreferences.ts'
import { type Can, isVisible, useCan } from '../session/index.ts'
import { RegisterLink } from './RegisterLink.tsx'
import { usePageHeader, useRouteContext } from '../routing/index.ts'
import { prefetchList, useEndlessList, usePagedList } from './useListData.ts'
import { useView } from './views/views.ts'

// The bulk bar loads when the first row is selected.
const ListBulk = lazyDialog(async () => (await import('./selection/ListBulk.tsx')).ListBulk)

/**
 * Screen of a list: title with the create button, search and filters in the URL, rows with their
 * menu by permission, pagination, and all pending and error states. It knows nothing about the
 * rows: columns and cards render them.
 *
 * @example
 * export const list = listPage(rooms, { search: true, columns: ['name', activeStateColumn] })
 */
export function listPage<T extends RecordTypes>(
  resource: Resource<T>,
  options: ListOptions<T>,
): ListScreen
export function listPage(source: PlainResource, plain: PlainListOptions): ListScreen {
  const { noun } = source
  const { search = false, above: Above, endless = false, bulk } = plain
  const layouts = plain.layouts ?? [plain.card ? 'cards' : 'table']
  const kindsIn = ({ filters = {} }: PlainListOptions) =>
    Object.values(filters).filter((filter) => filter !== undefined)
  const useList = endless ? useEndlessList : usePagedList

  ListScreen.noun = noun
  ListScreen.prefetch = (args: PrefetchArgs) => prefetchList(source, plain, args, kindsIn(plain))
  return ListScreen

  function ListScreen() {
    const head = usePageHeader()
    const can = useCan()
    const { section } = useRouteContext()
    const own = useMemo(() => optionsFor(plain, can), [can])
    const { filters, quick } = own
    const kinds = useMemo(() => kindsIn(own), [own])
    const address = useListParams(kinds)
    const { query, rows, answer, more } = useList(source, own, address)
    const view = useView(noun as ViewNoun, plain.views ? address.view : undefined)
    const { look, isOwn, set: setLook } = useListPreferences(noun, view)
    const layout = layouts.find((one) => one === address.layout) ?? layouts[0]
    const isBulk =
      bulk !== undefined && layout === 'table' && can(section.permission, 'list', 'change')
    const isExported = plain.exports !== undefined && can(section.permission, 'list', 'export')
    const waits = useSkeleton(rows === undefined && !query.error)
    const footer = answer && !endless && (
      <Pagination
        page={address.page}
        pageCount={answer.page_count}
        total={answer.total_count}
        totalIsMinimum={answer.total_is_minimum}
        perPage={answer.per_page}
        hrefOf={address.hrefOf}
      />
    )
    const isFirst = rows?.length === 0 && !address.narrowed
    return (
      <ListPage
        {...head}
        actions={!isFirst && <RegisterLink />}
        tabs={
          (quick || plain.views || isExported) &&
          !isFirst && (
            <ListHeader
              noun={noun}
              options={own}
              address={address}
              look={look}
              setLook={setLook}
              view={view}
              isOwnLook={isOwn}
            />
          )
        }
        filters={
          (search || kinds.length > 0) &&
          !isFirst && (
            <ListFilters
              noun={noun}
              search={search}
              filters={filters}
              address={address}
              total={answer?.total_count}
              totalIsMinimum={answer?.total_is_minimum}
              end={
                <ListToolbar
                  noun={noun}
                  options={own}
                  address={address}
                  layouts={layouts}
                  layout={layout}
                  look={look}
                  setLook={setLook}
                />
              }
            />
          )
        }
        above={Above && answer && rows && <Above answer={answer} rows={rows} />}
      >
        <RowSelectionProvider rows={rows} address={address}>
          {(choice) => (
            <>
              {query.error && !rows ? (
                <Failure error={query.error} retry={query.retry} />
              ) : rows?.length === 0 ? (
                <ListEmpty noun={noun} clear={address.narrowed ? address.clear : undefined} />
              ) : (
                (rows || waits) && (
                  <ListRows
                    source={source}
                    options={own}
                    address={address}
                    rows={waits ? undefined : rows}
                    more={more}
                    footer={footer}
                    layout={layout}
                    look={look}
                    setLook={setLook}
                    chosen={isBulk ? choice : undefined}
                  />
                )
              )}
              {isBulk && choice.started && (
                <ListBulk
                  source={source}
                  options={own}
                  address={address}
                  chosen={choice}
                  exports={isExported ? plain.exports : undefined}
                  total={answer?.total_count}
                  totalIsMinimum={answer?.total_is_minimum}
                  close={() => choice.replace([])}
                />
              )}
            </>
          )}
        </RowSelectionProvider>
      </ListPage>
    )
  }
}

/** The options of a list that this user may see. */
function optionsFor(options: PlainListOptions, can: Can) {
  const { visibleWhen, columns, filters = {}, quick } = options
  const visible = <Part,>(parts: Partial<Record<string, Part>>) => {
    const shown: Record<string, Part> = {}
    for (const [name, part] of Object.entries(parts))
      if (part !== undefined && isVisible(visibleWhen, can, name)) shown[name] = part
    return shown
  }
  return {
    ...options,
    columns: columns.filter((one) =>
      isVisible(visibleWhen, can, typeof one === 'string' ? one : one.key),
    ),
    filters: visible(filters),
    quick: quick && visible(quick),
  }
}
