import type { MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { IconButton } from '../../components/IconButton/index.ts'
import { useNativeDialog } from '../../components/shared/useNativeDialog.ts'
import { CloseIcon } from '../../icons/index.ts'
import { motion, shadow, space, token, width } from '../../theme/index.ts'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
  label: string
  close: string
  children: ReactNode
}

/** Menu on narrow screens; a link in it closes it. */
export function MenuDrawer({ open, onClose, label, close, children }: MenuDrawerProps) {
  const dialog = useNativeDialog(open, onClose)
  // Includes a link to the current page, which does not navigate.
  const closeByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <Drawer {...dialog} aria-label={label}>
      {open && (
        <DrawerBody onClick={closeByLink}>
          <DrawerClose>
            <IconButton label={close} icon={CloseIcon} onClick={onClose} />
          </DrawerClose>
          {children}
        </DrawerBody>
      )}
    </Drawer>
  )
}

const Drawer = styled.dialog`
  width: min(calc(${width.sidebar} + ${space[48]}), 86vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${token('bg.surface')};
  color: inherit;
  box-shadow: ${shadow[3]};
  transition: transform ${motion.dialog};

  @starting-style {
    transform: translateX(-100%);
  }

  &::backdrop {
    background: var(--z-scrim);
  }
`
const DrawerBody = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding-block-end: ${space[24]};
`
const DrawerClose = styled.div`
  position: absolute;
  inset: ${space[12]} ${space[8]} auto auto;
`
