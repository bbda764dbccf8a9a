import { Dialog as Panel } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useId } from 'react'
import styled, { keyframes } from 'styled-components'
import {
  breakpoint,
  fadeIn,
  layer,
  media,
  motion,
  shadow,
  token,
  useIsBelow,
  width,
} from '../../theme/index.ts'
import { AriaLanguage } from '../../theme/AriaLanguage.tsx'
import { usePressBeside } from '../Dialog/usePressBeside.ts'
import { PanelContent } from './PanelContent.tsx'
import type { SidePanelProps } from './sidePanel.types.ts'

/** The panel over the list: a drawer, on narrow screens the whole page. */
export function PanelSheet(props: SidePanelProps) {
  const title = useId()
  const isPage = useIsBelow(breakpoint.md)
  const { onClose, onPrevious, onNext } = props
  const beside = usePressBeside(onClose)
  return (
    <AriaLanguage>
      <Ground isOpen onOpenChange={(stays) => stays || onClose()} {...beside}>
        <Sheet data-page={isPage}>
          <Panel aria-labelledby={title}>
            <Keys
              onKeyDown={({ key, target }) => {
                if (target instanceof Element && target.matches('input, textarea, select')) return
                if (key === 'ArrowUp') onPrevious?.()
                if (key === 'ArrowDown') onNext?.()
              }}
            >
              <PanelContent {...props} titleId={title} form={isPage ? 'page' : 'drawer'} />
            </Keys>
          </Panel>
        </Sheet>
      </Ground>
    </AriaLanguage>
  )
}

const slide = keyframes`
  from { transform: translateX(100%); }
`

const Ground = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: flex;
  justify-content: flex-end;
  height: var(--visual-viewport-height);
  background: var(--z-scrim);
  animation: ${fadeIn} ${motion.dialog};
`

const Sheet = styled(Modal)`
  width: min(100%, calc(${width.panel} + 2 * var(--z-gutter)));
  background: ${token('bg.surface')};
  box-shadow: ${shadow[3]};
  animation: ${slide} ${motion.dialog};

  &[data-page='true'] {
    width: 100%;
  }

  & > [role] {
    height: 100%;
    outline: none;
  }

  ${media.still} {
    animation: none;
  }
`

const Keys = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`
