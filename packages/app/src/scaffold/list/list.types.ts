import type { BulkResult } from '@zal/ui'
import type { ComponentType, ReactNode } from 'react'
import type { LabelOf, Noun } from '../../i18n/words.ts'
import type { components } from '@zal/api'
import type { Identified, Page, PathWith } from '../api/index.ts'
import type { RecordTypes } from '../query/index.ts'
import type { PanelAddress } from './panel/usePanelAddress.ts'
import type { ScreenComponent } from '../routing/index.ts'
import type { VisibleWhen } from '../session/index.ts'

/** Nouns whose lists have saved views. */
export type ViewNoun = components['schemas']['ViewNoun']

/**
 * A column: a labelled property of the row, or a label with a render function. Labels are
 * `<noun>:fields.<key>`.
 */
export type ColumnSpec<N extends Noun, Row> = (keyof Row & LabelOf<N>) | DrawnColumn<N, Row>

export interface DrawnColumn<N extends Noun, Row> {
  key: LabelOf<N>
  render(row: Row): ReactNode
  /** Image before the cell. */
  picture?(row: Row): ReactNode
  /** `end` for amounts and counts. @default 'start' */
  align?: 'start' | 'end'
  /** `currency` says the currency of the club in the head. */
  unit?: 'currency'
  /** The server's `sort` value, if the list can be sorted by it. */
  sort?: string
  /** Share of the table width, such as '24%'. */
  width?: string
  /**
   * Order in which columns are left out where room is short; the highest goes first. @default the
   * place of the column
   */
  priority?: number
  /** Filter without which the column says nothing and is left out. @default the column always shows */
  onlyWith?: string
  /** Slot on a phone: beside or below the title. @default 'title' of the first column, else 'none' */
  phone?: 'title' | 'end' | 'line' | 'none'
  /** Content of that slot, where it differs from the cell. */
  renderPhone?(row: Row): ReactNode
}

/** Filter values in the URL, by query name. */
export type FilterValues = Record<string, string | undefined>

/**
 * A filter above a list. It reads and writes one or more query names of the URL; `options`,
 * `period` and `reference` create the common ones.
 */
export interface FilterType {
  /** Set by locked views alone: it has no control. @default false */
  inViewsOnly?: boolean
  /** Set by links from other screens alone: a chip without a control. @default false */
  inLinksOnly?: boolean
  /** Query names in the contract. */
  names: readonly string[]
  /** Other query names that `parse` looks at. @default none */
  reads?: readonly string[]
  /** Values that let all records through. @default none of its names */
  off?: FilterValues
  /** Keeps the valid values; others in a URL are ignored. */
  parse(values: FilterValues): FilterValues
  Control: ComponentType<FilterControlProps>
  /**
   * Text of the chip; undefined while the filter is off. A hook, since the name of a record may
   * have to be fetched.
   */
  useDescription(values: FilterValues, words: FilterLabelContext): string | undefined
}

export interface FilterControlProps {
  noun: Noun
  /** Name of the filter, for its translations. */
  name: string
  label: string
  values: FilterValues
  set(values: FilterValues): void
}

export interface FilterLabelContext {
  noun: Noun
  name: string
  translate(key: string, vars?: Record<string, string | number>): string
}

/** A filter for each name that has a label in `<noun>:filters`. */
export type FiltersFor<N extends Noun, Filter> = {
  [K in string & (keyof Filter | FilterNameOf<N>)]?: FilterType
}

type FilterNameOf<N extends Noun> = import('../../i18n/words.ts').Words[N] extends {
  filters: infer F
}
  ? keyof F & string
  : never

/** Layout of the rows of a list. */
export type ListLayout = 'table' | 'cards'

/** A bulk change: the same patch for each selected row. */
export interface BulkChange<Row, Change> {
  change: Partial<Change>
  /**
   * The patch that undoes it; undefined where undo is impossible. @default the row's values of the
   * same properties
   */
  before?(row: Row): Partial<Change> | undefined
}

/** A bulk action with its own dialog, which sends the request. */
export interface BulkDialog<Row> {
  ask: ComponentType<BulkDialogProps<Row>>
}

export interface BulkDialogProps<Row> {
  rows: readonly Row[]
  close(): void
  /** Shows the result; the failed rows stay selected. */
  done(result: BulkResult): void
}

/** Props of the panel of a record. */
export interface PanelProps<Row> {
  row: Row
  close(): void
}

/** Props of the dialog of a record. */
export interface RowDialogProps<Row> {
  id: number
  /** Rows of the page; undefined while they load. */
  rows: readonly Row[] | undefined
  open: PanelAddress
}

/** Names in `<noun>:lockedViews`, the labels of the views that everybody has. */
type LockedViewOf<N extends Noun> = import('../../i18n/words.ts').Words[N] extends {
  lockedViews: infer Q
}
  ? keyof Q & string
  : never

/** Numbers of records by locked view; null where a number is not cheap or not allowed. */
export type ViewCounts = Readonly<Record<string, number | null>>

/** Options of `listPage`: columns, search, filters and the actions on its rows. */
export interface ListOptions<T extends RecordTypes> {
  columns: readonly ColumnSpec<T['noun'], RowOfList<T['list']>>[]
  /** Shows the search field; it searches from two characters. @default false */
  search?: 'q' extends keyof T['filter'] ? boolean : never
  filters?: FiltersFor<T['noun'], T['filter']>
  /**
   * Views that everybody has, as tabs: each a set of filters, such as `{ debtors: { debt: '1' } }`.
   * All rows come first, unless `all` is named in another place.
   */
  lockedViews?: { [K in LockedViewOf<T['noun']> | 'all']?: FilterValues }
  /** Numbers of records of the locked views, where they are cheap to count. */
  useCounts?(): ViewCounts | undefined
  /** Visibility of columns, filters and locked views, by name; the server enforces the same permission. */
  visibleWhen?: VisibleWhen
  /**
   * Available layouts, the default one first; the choice is a search param. Below 900 px a table is
   * rows of two lines. @default cards where `card` is given, else a table
   */
  layouts?: readonly [ListLayout, ...ListLayout[]]
  /** Whether views of the list can be saved and shared. @default false */
  views?: T['noun'] extends ViewNoun ? boolean : never
  /**
   * Export paths by format, for users who may export; with `bulk` they accept the `ids` of selected
   * rows.
   */
  exports?: Record<'xlsx' | 'csv', PathWith<'get'>>
  /** Bulk actions for users who may change records, by name in `common:bulk`. */
  bulk?: {
    [K in keyof import('../../i18n/words.ts').Words['common']['bulk']]?:
      | BulkChange<RowOfList<T['list']>, T['bulk']>
      | BulkDialog<RowOfList<T['list']>>
  }
  /** Tab that a row links to. @default 'edit' */
  opens?: string
  /**
   * Panel of a record beside the list, instead of a link to a tab; its root is `RecordPanel`. Rows
   * open it by a press or Enter.
   */
  panel?: ComponentType<PanelProps<RowOfList<T['list']>>>
  /** Dialog of a record over the list, instead of a panel or a link to a tab. */
  dialog?: ComponentType<RowDialogProps<RowOfList<T['list']>>>
  /** Row menu. @default change and delete, as allowed by the row or the permission */
  menu?: ComponentType<{ row: RowOfList<T['list']> }>
  /** Renders a row as a card instead of a table row; `actions` is its menu. */
  card?(row: RowOfList<T['list']>, actions: ReactNode): ReactNode
  /** Whether the row is dimmed as inactive. */
  dimmed?(row: RowOfList<T['list']>): boolean
  /** Content before the create button, such as a switch to another form of the list. */
  beside?: ComponentType
  /** Infinite scroll instead of pagination. @default false */
  endless?: boolean
  /** Content above the controls that needs an answer, also where the list is empty. */
  notice?: ComponentType
  /** Content above the rows, such as totals, from the latest response and all loaded rows. */
  above?: ComponentType<{ answer: T['list']; rows: readonly RowOfList<T['list']>[] }>
}

export type RowOfList<List> = List extends { results: (infer Row extends Identified)[] }
  ? Row
  : never

/** Screen of a list, with the noun that its stories derive from. */
export type ListScreen = ScreenComponent & { noun: Noun }

/** The same options without the types of the records, for the scaffold's own code. */
export interface PlainListOptions {
  columns: readonly PlainColumn[]
  search?: boolean
  filters?: Partial<Record<string, FilterType>>
  lockedViews?: Record<string, FilterValues>
  useCounts?(): ViewCounts | undefined
  visibleWhen?: VisibleWhen
  layouts?: readonly [ListLayout, ...ListLayout[]]
  views?: boolean
  exports?: Record<'xlsx' | 'csv', string>
  bulk?: Record<string, BulkChange<Identified, object> | BulkDialog<Identified>>
  opens?: string
  panel?: ComponentType<PanelProps<Identified>>
  dialog?: ComponentType<RowDialogProps<Identified>>
  menu?: ComponentType<{ row: Identified }>
  card?(row: Identified, actions: ReactNode): ReactNode
  dimmed?(row: Identified): boolean
  beside?: ComponentType
  endless?: boolean
  notice?: ComponentType
  above?: ComponentType<{ answer: Page<Identified>; rows: readonly Identified[] }>
}

export type PlainColumn = string | PlainDrawnColumn

export interface PlainDrawnColumn extends Omit<DrawnColumn<Noun, Identified>, 'key'> {
  key: string
}
