import { useEffect, useEffectEvent, useId, useRef } from 'react'
import styled from 'styled-components'
import { breakpoint, line, media, token, useIsBelow } from '../../theme/index.ts'
import { late } from '../../theme/late.ts'
import { isElsewhere, overlayOf } from '../DataTable/rows/useRowKeys.ts'
import { PanelContent } from './PanelContent.tsx'
import type { SidePanelProps } from './sidePanel.types.ts'

const useSheet = late(async () => (await import('./PanelSheet.tsx')).PanelSheet)

/**
 * Record of a list beside the list, which stays usable. Below 1100 px it covers the list as a
 * drawer, below 900 px it is a full page with a back arrow.
 *
 * @example
 * <SidePanel title="Payment 5181" figure={sum} state={badge} onClose={close} onNext={next}>
 *   <PanelGroup facts={facts} />
 * </SidePanel>
 */
export function SidePanel(props: SidePanelProps) {
  const covers = useIsBelow(breakpoint.lg)
  const { Part: Sheet } = useSheet(covers ? 'ahead' : undefined)
  if (covers) return Sheet && <Sheet {...props} />
  return <Beside {...props} />
}

function Beside(props: SidePanelProps) {
  const title = useId()
  const frame = useRef<HTMLElement>(null)
  const { onClose, onPrevious, onNext } = props
  const press = useEffectEvent((event: KeyboardEvent) => {
    const panel = frame.current
    if (!panel || overlayOf(event.target) || isElsewhere(event, panel)) return
    const isInside = event.target instanceof Node && panel.contains(event.target)
    const act =
      event.key === 'Escape' ? onClose : isInside ? moveBy(event, onPrevious, onNext) : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(function listenForPanelKeys() {
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <Column ref={frame} aria-labelledby={title} data-side-panel>
      <PanelContent {...props} titleId={title} form="beside" />
    </Column>
  )
}

/** The action of an arrow key inside the panel. */
const moveBy = (
  { key }: KeyboardEvent,
  previous: (() => void) | undefined,
  next: (() => void) | undefined,
) => (key === 'ArrowUp' ? previous : key === 'ArrowDown' ? next : undefined)

const Column = styled.section`
  position: sticky;
  top: var(--z-sticky-top, 0rem);
  display: flex;
  flex-direction: column;
  height: calc(100dvh - var(--z-sticky-top, 0rem));
  min-width: 0;
  border-inline-start: ${line.hair} solid ${token('border.subtle')};
  background: ${token('bg.surface')};

  ${media.print} {
    display: none;
  }
`
