import type { ReactNode } from 'react'
import { Dialog as Panel, Heading } from 'react-aria-components'
import { CloseIcon } from '../../icons/index.ts'
import { useUi } from '../../theme/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { usePressBeside } from './usePressBeside.ts'
import { Body, Foot, Ground, Head, Lead, Sheet } from './Dialog.parts.ts'

export interface DialogProps {
  /** Whether it is shown; the owner decides. */
  open: boolean
  /** Called when it wants to close: Esc, the cross, a press beside it. */
  onClose: () => void
  /** Its name, as a heading; screen readers hear it first. */
  title: string
  /** One line under the title. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons; on a phone they share the row. */
  actions?: ReactNode
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Stays until a button is pressed: neither Esc nor a press beside closes it. */
  firm?: boolean
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
}

/** A task over the page. Focus goes in, stays, and returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  size = 'md',
  firm,
  role = 'dialog',
}: DialogProps) {
  const { parts } = useUi().words
  const beside = usePressBeside(() => firm || onClose())
  return (
    <Ground
      isOpen={open}
      onOpenChange={(stays) => stays || onClose()}
      {...beside}
      isKeyboardDismissDisabled={firm}
    >
      <Sheet data-size={size}>
        <Panel role={role}>
          <Head>
            <div>
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              {description && <Lead>{description}</Lead>}
            </div>
            {!firm && <IconButton icon={CloseIcon} label={parts.close} onClick={onClose} />}
          </Head>
          {children && <Body ref={reachIfItScrolls}>{children}</Body>}
          {actions && <Foot>{actions}</Foot>}
        </Panel>
      </Sheet>
    </Ground>
  )
}

/** What scrolls must be reached by Tab, also when there is nothing to press in it. */
function reachIfItScrolls(body: HTMLElement | null) {
  if (body) body.tabIndex = body.scrollHeight > body.clientHeight ? 0 : -1
}
