import { Dialog as Panel } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { CloseIcon } from '../../icons/index.ts'
import { useUi } from '../../theme/index.ts'
import { AriaLanguage } from '../../theme/AriaLanguage.tsx'
import { IconButton } from '../IconButton/index.ts'
import type { DialogProps } from './Dialog.tsx'
import { Body, Foot, Ground, Head, Keys, Lead, Sheet } from './Dialog.styles.ts'
import { usePressBeside } from './usePressBeside.ts'
import { TOPMOST, useTopmost } from './useTopmost.ts'

/** Implementation of the dialog. */
export function DialogPanel({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  size = 'md',
  tools,
  phone = 'sheet',
  flush,
  firm,
  topmost = false,
  onKeyDownCapture,
  role = 'dialog',
}: DialogProps) {
  const { parts } = useUi().words
  const beside = usePressBeside(() => firm || onClose())
  const opened = useTopmost(topmost && open)
  return (
    <AriaLanguage>
      <Ground
        key={opened}
        {...(topmost && { [TOPMOST]: '' })}
        data-phone={phone}
        isOpen={open}
        onOpenChange={(stays) => stays || onClose()}
        {...beside}
        isKeyboardDismissDisabled={firm}
      >
        <Sheet data-size={size} data-phone={phone}>
          <Keys onKeyDownCapture={onKeyDownCapture}>
            <Panel role={role}>
              <Head>
                <div>
                  <Heading slot="title" level={2}>
                    {title}
                  </Heading>
                  {description && <Lead>{description}</Lead>}
                </div>
                {tools}
                {!firm && <IconButton icon={CloseIcon} label={parts.close} onClick={onClose} />}
              </Head>
              {children && (
                <Body ref={reachIfItScrolls} data-flush={flush}>
                  {children}
                </Body>
              )}
              {actions && <Foot>{actions}</Foot>}
            </Panel>
          </Keys>
        </Sheet>
      </Ground>
    </AriaLanguage>
  )
}

/** Makes a scrollable body reachable by Tab even without focusable content. */
function reachIfItScrolls(body: HTMLElement | null) {
  if (body) body.tabIndex = body.scrollHeight > body.clientHeight ? 0 : -1
}
