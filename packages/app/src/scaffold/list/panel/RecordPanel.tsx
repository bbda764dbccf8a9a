import { SidePanel, type SidePanelProps } from '@zal/ui'
import { createContext, use } from 'react'

type Chrome = Pick<SidePanelProps, 'onClose' | 'onPrevious' | 'onNext'>

/** Neighbours and close button of the open record; `listPage` provides it. */
export const PanelChrome = createContext<Chrome | undefined>(undefined)

/**
 * The panel of a record. It is the root of the component that a list declares as its `panel`.
 *
 * @example
 * export const RoomPanel = ({ row }: { row: Room }) => (
 *   <RecordPanel title={row.name}><PanelGroup facts={factsOf(row)} /></RecordPanel>
 * )
 */
export function RecordPanel(props: Omit<SidePanelProps, keyof Chrome>) {
  const chrome = use(PanelChrome)
  if (!chrome) throw new Error('RecordPanel is for the panel of a list')
  return <SidePanel {...props} {...chrome} />
}
