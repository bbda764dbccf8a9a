import type { ComponentType } from 'react'
import type { Noun } from '../../../i18n/words.ts'
import type { Identified } from '../../api/index.ts'
import { lazyDialog } from '../../feedback/index.ts'
import type { QueryResult } from '../../query/index.ts'
import type { PanelProps } from '../list.types.ts'
import type { PanelAddress } from './usePanelAddress.ts'

const ListPanel = lazyDialog(async () => (await import('./ListPanel.tsx')).ListPanel)

interface PanelOfProps<Row extends Identified> {
  noun: Noun
  panel: ComponentType<PanelProps<Row>>
  /** Rows of the page; undefined while they load. */
  rows: readonly Row[] | undefined
  open: PanelAddress
  /** Fetches a record that is not on the page. @default there is no such record */
  useOne?(id: number | undefined): QueryResult<Row>
}

/** The panel of the open record, or nothing; its code loads when the first record opens. */
export function PanelOf<Row extends Identified>({ panel, open, ...props }: PanelOfProps<Row>) {
  if (open.id === undefined) return null
  return (
    <ListPanel
      {...props}
      // The panel gets only the rows given here.
      panel={panel as ComponentType<PanelProps<Identified>>}
      open={open}
      close={open.close}
    />
  )
}
