import { ListPage } from '@zal/ui'
import { useMemo } from 'react'
import type { PlainResource, PrefetchArgs, RecordTypes, Resource } from '../query/index.ts'
import { Failure, lazyDialog, useSkeleton } from '../feedback/index.ts'
import { RowSelectionProvider } from './selection/RowSelectionProvider.tsx'
import { columnFiltersIn, withColumns } from './columns.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { ListFilters } from './filters/ListFilters.tsx'
import type { ListOptions, ListScreen, PlainListOptions, ViewNoun } from './list.types.ts'
import { useListParams } from './listParams.ts'
import { ListRefused } from './ListRefused.tsx'
import { ListRows } from './rows/ListRows.tsx'
import { ListFooter } from './ListFooter.tsx'
import { ListMenu } from './ListMenu.tsx'
import { SortMenu } from './SortMenu.tsx'
import { ViewControls } from './ViewControls.tsx'
import { useListPreferences, usePageSize } from './listPreferences.ts'
import { type Can, isVisible, useCan } from '../session/index.ts'
import { RegisterLink } from './RegisterLink.tsx'
import { usePageHeader, useRouteContext } from '../routing/index.ts'
import { prefetchList, useEndlessList, usePagedList } from './useListData.ts'
import { PanelOf } from './panel/PanelOf.tsx'
import { usePanelAddress } from './panel/usePanelAddress.ts'
import { lockedViewsOf, unchangedView } from './views/lockedViews.ts'
import { useView } from './views/views.ts'
import { ViewTabs } from './views/ViewTabs.tsx'

// The bulk bar loads when the first row is selected.
const ListBulk = lazyDialog(async () => (await import('./selection/ListBulk.tsx')).ListBulk)

/**
 * Screen of a list: views as tabs with the create button, search and filters in the URL, rows with
 * their menu by permission, pagination, and all pending and error states. It knows nothing about the
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
  const {
    search = false,
    notice: Notice,
    above: Above,
    beside: Beside,
    endless = false,
    bulk,
    dialog: RowDialog,
  } = plain
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
    const visible = useMemo(() => optionsFor(plain, can), [can])
    const { filters } = visible
    const kinds = useMemo(() => kindsIn(visible), [visible])
    const address = useListParams(kinds)
    const set = columnFiltersIn(visible, address.filters)
    const own = useMemo(() => withColumns(visible, set), [visible, set])
    const view = useView(noun as ViewNoun, plain.views ? address.view : undefined)
    const { look, isOwn, set: setLook } = useListPreferences(noun, view)
    const { size, keep: keepSize } = usePageSize(noun, address.size)
    const { query, rows, answer, more } = useList(source, own, address, size)
    const layout = layouts.find((one) => one === address.layout) ?? layouts[0]
    const isBulk =
      bulk !== undefined && layout === 'table' && can(section.permission, 'list', 'change')
    const mayExport = can(section.permission, 'list', 'export')
    const exports = mayExport ? plain.exports : undefined
    const waits = useSkeleton(rows === undefined && !query.error)
    const open = usePanelAddress()
    const isFirst = rows?.length === 0 && !address.narrowed
    const total = answer?.total_count
    const totalIsMinimum = answer?.total_is_minimum ?? false
    const hasViews = plain.views || plain.lockedViews !== undefined
    return (
      <ListPage
        {...head}
        actions={
          <>
            {Beside && <Beside />}
            <ListMenu options={own} address={address} exports={exports} />
            {!isFirst && <RegisterLink />}
          </>
        }
        tabs={
          hasViews && (
            <ViewTabs
              noun={noun as ViewNoun}
              options={own}
              address={address}
              look={look}
              setLook={setLook}
              view={view}
              isOwnLook={isOwn}
              total={totalIsMinimum ? undefined : total}
            />
          )
        }
        notice={Notice && <Notice />}
        filters={
          (search || kinds.some(({ inViewsOnly }) => !inViewsOnly)) && (
            <ListFilters
              noun={noun}
              search={search}
              filters={filters}
              address={address}
              total={total}
              totalIsMinimum={totalIsMinimum}
              inSheet={<SortMenu noun={noun} options={own} address={address} inSheet />}
              end={
                <>
                  {layout === 'table' && <SortMenu noun={noun} options={own} address={address} />}
                  <ViewControls
                    noun={noun}
                    options={own}
                    address={address}
                    layouts={layouts}
                    layout={layout}
                    look={look}
                    setLook={setLook}
                  />
                </>
              }
            />
          )
        }
        above={Above && answer && rows && <Above answer={answer} rows={rows} />}
        panel={
          plain.panel &&
          open.id !== undefined && (
            <PanelOf
              noun={noun}
              panel={plain.panel}
              rows={rows}
              open={open}
              useOne={source.useOne}
            />
          )
        }
      >
        <RowSelectionProvider rows={rows} address={address}>
          {(choice) =>
            query.error?.status === 400 && !rows ? (
              <ListRefused error={query.error} clear={address.clear} />
            ) : query.error && !rows ? (
              <Failure error={query.error} retry={query.retry} />
            ) : rows?.length === 0 ? (
              <ListEmpty
                noun={noun}
                address={address}
                view={unchangedView(lockedViewsOf(own), address.viewQuery)}
              />
            ) : (
              (rows || waits) && (
                <ListRows
                  source={source}
                  options={own}
                  address={address}
                  open={plain.panel || RowDialog ? open : undefined}
                  rows={waits ? undefined : rows}
                  more={more}
                  layout={layout}
                  look={look}
                  setLook={setLook}
                  chosen={isBulk ? choice : undefined}
                  footer={
                    answer && (
                      <ListFooter
                        noun={noun}
                        address={address}
                        answer={answer}
                        loaded={endless ? rows?.length : undefined}
                        setSize={(next) => {
                          keepSize(next)
                          address.setSize(next)
                        }}
                      />
                    )
                  }
                  bulk={
                    isBulk &&
                    choice.started && (
                      <ListBulk
                        source={source}
                        options={own}
                        address={address}
                        chosen={choice}
                        exports={exports}
                        total={total}
                        totalIsMinimum={totalIsMinimum}
                        close={() => choice.replace([])}
                      />
                    )
                  }
                />
              )
            )
          }
        </RowSelectionProvider>
        {RowDialog && open.id !== undefined && <RowDialog id={open.id} rows={rows} open={open} />}
      </ListPage>
    )
  }
}

/** The options of a list that this user may see. */
function optionsFor(options: PlainListOptions, can: Can) {
  const { visibleWhen, columns, filters = {}, lockedViews } = options
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
    lockedViews: lockedViews && visible(lockedViews),
  }
}
