import { Dialog as Panel } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styled, { keyframes } from 'styled-components'
import { CloseIcon } from '../../icons/index.ts'
import {
  fadeIn,
  layer,
  line,
  media,
  motion,
  radius,
  shadow,
  space,
  text,
  token,
  unseen,
  useUi,
  width,
} from '../../theme/index.ts'
import { AriaLanguage } from '../../theme/AriaLanguage.tsx'
import { usePressBeside } from '../Dialog/usePressBeside.ts'
import { IconButton } from '../IconButton/index.ts'
import type { DrawerProps } from './Drawer.tsx'

/** Implementation of the drawer. */
export function DrawerPanel({
  open,
  onClose,
  title,
  quiet,
  side = 'end',
  children,
  actions,
}: DrawerProps) {
  const { parts } = useUi().words
  const beside = usePressBeside(onClose)
  return (
    <AriaLanguage>
      <Ground
        isOpen={open}
        onOpenChange={(stays) => stays || onClose()}
        {...beside}
        data-side={side}
      >
        <Sheet data-side={side}>
          <Panel>
            <Head data-quiet={quiet}>
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              <IconButton icon={CloseIcon} label={parts.close} onClick={onClose} />
            </Head>
            <Body data-quiet={quiet}>{children}</Body>
            {actions && <Foot>{actions}</Foot>}
          </Panel>
        </Sheet>
      </Ground>
    </AriaLanguage>
  )
}

const slideFromEnd = keyframes`
  from { transform: translateX(100%); }
`
const slideFromStart = keyframes`
  from { transform: translateX(-100%); }
`

const slideFromBottom = keyframes`
  from { transform: translateY(100%); }
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

  &[data-side='start'] {
    justify-content: flex-start;
  }

  &[data-side='bottom'] {
    align-items: flex-end;
  }
`

const Sheet = styled(Modal)`
  width: min(100%, ${width.drawer});
  background: ${token('bg.surface')};
  box-shadow: ${shadow[3]};
  animation: ${slideFromEnd} ${motion.dialog};

  &[data-side='start'] {
    width: min(86%, ${width.menuMax});
    animation-name: ${slideFromStart};
  }

  &[data-side='bottom'] {
    display: flex;
    width: 100%;
    max-height: 90%;
    border-radius: ${radius.dialog} ${radius.dialog} 0 0;
    animation-name: ${slideFromBottom};

    & > [role] {
      flex: 1;
      height: auto;
    }
  }

  & > [role] {
    position: relative;
    display: flex;
    flex-direction: column;
    height: 100%;
    outline: none;
  }

  ${media.still} {
    animation: none;
  }
`

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  padding: ${space[12]} ${space[16]} ${space[12]} ${space[24]};
  border-block-end: ${line.hair} solid ${token('border.subtle')};

  & h2 {
    ${text('heading')}
  }

  &[data-quiet='true'] {
    position: absolute;
    inset: 0 0 auto auto;
    z-index: 1;
    border: 0;

    & h2 {
      ${unseen}
    }
  }
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow-y: auto;
  padding: ${space[20]} ${space[24]};
  overscroll-behavior: contain;

  &[data-quiet='true'] {
    padding: 0;
  }
`

const Foot = styled.footer`
  display: flex;
  justify-content: flex-end;
  gap: ${space[8]};
  padding: ${space[12]} ${space[24]};
  border-block-start: ${line.hair} solid ${token('border.subtle')};
`
