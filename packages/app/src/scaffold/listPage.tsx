import { ListPage, Pagination } from '@zal/ui'
import { useMemo } from 'react'
import type { Noun } from '../i18n/words.ts'
import type { Ahead } from './ahead.ts'
import { Failure } from './Boundary.tsx'
import type { Identified, Page } from './contract.ts'
import { Choosing } from './Choosing.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { ListFilters } from './ListFilters.tsx'
import type { ListOptions, PlainListOptions, ViewNoun } from './list.types.ts'
import { useListAddress } from './listAddress.ts'
import { ListRows } from './ListRows.tsx'
import { ListTools } from './ListTools.tsx'
import { ListTop } from './ListTop.tsx'
import { useLook } from './look.ts'
import { isFor } from './needs.ts'
import { onDemand } from './onDemand.tsx'
import { RegisterLink } from './RegisterLink.tsx'
import type { Resource } from './resource.ts'
import { usePageHead, usePlace } from './place.tsx'
import type { Screen } from './section.ts'
import { readListAhead, useEndlessList, usePagedList, type PlainResource } from './useListData.ts'
import { useView } from './views.ts'
import { useSkeleton } from './useSkeleton.ts'
import { useCan, type Can } from './who.ts'

// The bulk bar loads when the first row is selected.
const ListBulk = onDemand(async () => (await import('./ListBulk.tsx')).ListBulk)

/**
 * Screen of a list: title with the create button, search and filters in the URL, rows with their
 * menu by permission, pagination, and all pending and error states. It knows nothing about the
 * rows: columns and cards render them.
 *
 * @example
 * export const list = listPage(rooms, { search: true, columns: ['name', activeBadge] })
 */
export function listPage<
  N extends Noun,
  List extends Page<Identified>,
  One extends Identified,
  Create,
  Change,
  Filter,
>(
  resource: Resource<N, List, One, Create, Change, Filter>,
  options: ListOptions<N, List, Filter, Change>,
): Screen {
  const { noun } = resource
  const plain = options as unknown as PlainListOptions
  const source = resource as unknown as PlainResource
  const { search = false, above: Above, endless = false, bulk } = plain
  const layouts = plain.layouts ?? [plain.card ? 'cards' : 'table']
  const kindsIn = ({ filters = {} }: PlainListOptions) => Object.values(filters)
  const useList = endless ? useEndlessList : usePagedList

  ListScreen.ahead = (ahead: Ahead) => readListAhead(source, plain, ahead, kindsIn(plain))
  return ListScreen

  function ListScreen() {
    const head = usePageHead()
    const can = useCan()
    const { section } = usePlace()
    const own = useMemo(() => optionsFor(plain, can), [can])
    const { filters = {}, quick } = own
    const kinds = useMemo(() => kindsIn(own), [own])
    const address = useListAddress(kinds)
    const { asked, rows, answer, more } = useList(source, own, address)
    const view = useView(noun as ViewNoun, plain.views ? address.view : undefined)
    const { look, isOwn, set: setLook } = useLook(noun, view)
    const layout = layouts.find((one) => one === address.layout) ?? layouts[0]
    const isBulk =
      bulk !== undefined && layout === 'table' && can(section.permission, 'list', 'change')
    const isExported = plain.exports !== undefined && can(section.permission, 'list', 'export')
    const waits = useSkeleton(rows === undefined && !asked.error)
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
            <ListTop
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
                <ListTools
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
        <Choosing rows={rows} address={address}>
          {(choice) => (
            <>
              {asked.error && !rows ? (
                <Failure error={asked.error} retry={asked.retry} />
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
              {isBulk && choice.begun && (
                <ListBulk
                  source={source}
                  options={own}
                  address={address}
                  chosen={choice}
                  exports={isExported ? plain.exports : undefined}
                  total={answer?.total_count}
                  totalIsMinimum={answer?.total_is_minimum}
                  close={() => choice.put([])}
                />
              )}
            </>
          )}
        </Choosing>
      </ListPage>
    )
  }
}

/** The options of a list that this user may see. */
function optionsFor(options: PlainListOptions, can: Can): PlainListOptions {
  const { needs, columns, filters = {}, quick } = options
  if (!needs) return options
  const kept = <Part,>(parts: Record<string, Part>) =>
    Object.fromEntries(Object.entries(parts).filter(([name]) => isFor(needs, can, name)))
  return {
    ...options,
    columns: columns.filter((one) => isFor(needs, can, typeof one === 'string' ? one : one.key)),
    filters: kept(filters),
    quick: quick && kept(quick),
  }
}
