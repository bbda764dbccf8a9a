import { groupThousands } from '../../core/i18n/formatParams.ts'
import type { Column } from './digest.figures.ts'
import { MOST_COLUMNS } from './digest.rules.ts'
import type { Say } from './digest.words.ts'

/** A row of a table before it is laid out: its figure in each club, and where its rows are. */
export interface Row {
  label: string
  /** Head of the column, where the clubs are rows. @default label */
  short?: string
  isMain?: boolean
  value: (column: Column) => number
  /** Address of the rows of a club; undefined where no list has them. */
  href: (club: number | null) => string | undefined
}

export interface Cell {
  text: string
  href: string | undefined
}

export interface Table {
  head: string[]
  rows: { label: string; isMain: boolean; cells: Cell[] }[]
}

/** A table with a column for each club and one for all of them; above three clubs the clubs are rows. */
export function tableOf(columns: readonly Column[], rows: readonly Row[], say: Say): Table {
  const names = headsOf(columns, say)
  const cellOf = ({ value, href }: Row, column: Column): Cell => {
    const number = value(column)
    return {
      text: groupThousands(number),
      href: number === 0 ? undefined : href(column.club?.id ?? null),
    }
  }
  if (columns.length <= MOST_COLUMNS + 1)
    return {
      head: names,
      rows: rows.map((row) => ({
        label: row.label,
        isMain: row.isMain ?? false,
        cells: columns.map((column) => cellOf(row, column)),
      })),
    }
  return {
    head: rows.map(({ label, short = label }) => short),
    rows: columns.map((column, nth) => ({
      label: names[nth] ?? '',
      isMain: column.club === null,
      cells: rows.map((row) => cellOf(row, column)),
    })),
  }
}

/** Names of the columns, without a word that all clubs begin with, such as the name of the business. */
function headsOf(columns: readonly Column[], say: Say): string[] {
  const words = columns.flatMap(({ club }) => (club ? [say.name(club.name).split(' ')] : []))
  const [first] = words[0] ?? []
  const isShared = words.length > 1 && words.every((each) => each.length > 1 && each[0] === first)
  const all = words.length === 2 ? 'both' : words.length > 2 ? 'all' : 'allClubs'
  return columns.map(({ club }) =>
    club ? shortened(say.name(club.name), isShared) : say.texts(all),
  )
}

const shortened = (name: string, isShared: boolean) =>
  isShared ? name.split(' ').slice(1).join(' ') : name
