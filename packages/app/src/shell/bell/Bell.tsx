import { BellIcon, breakpoint, IconButton, Popover, useIsBelow } from '@zal/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useUnread } from '../../domain/notification/notification.ts'
import { lazyDialog } from '../../scaffold/feedback/index.ts'
import { useAddress } from '../../scaffold/routing/index.ts'

const BellPanel = lazyDialog(async () => (await import('./BellPanel.tsx')).BellPanel)
const BellPage = lazyDialog(async () => (await import('./BellPanel.tsx')).BellPage)
const NotificationDialog = lazyDialog(
  async () => (await import('../../domain/notification/NotificationDialog.tsx')).NotificationDialog,
)

/** A notification that was opened from the bell, and the ones around it. */
interface Opened {
  id: number
  ids: readonly number[]
}

export interface BellPanelProps {
  /** Address of all notifications; undefined where the person may not open it. */
  list: string | undefined
  open(opened: Opened): void
  close(): void
}

/** Button of the notifications with their list; absent on the page of the same list. */
export function Bell() {
  const { pathname } = useLocation()
  const list = useAddress()('notification', 'list')
  return pathname !== list && <BellButton list={list} />
}

function BellButton({ list }: { list: string | undefined }) {
  const { t } = useTranslation('shell')
  const isPhone = useIsBelow(breakpoint.sm)
  const [isOpen, setIsOpen] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setIsOpen(false)
  const isPainted = useIsPainted()
  const { count = 0 } = useUnread({ enabled: isPainted })
  const button = (
    <IconButton
      icon={BellIcon}
      label={count > 0 ? t('bell.unread', { count }) : t('bell.open')}
      dot={count > 0}
      onClick={isPhone ? () => setIsOpen(true) : undefined}
    />
  )
  const panel = {
    list,
    close,
    open: (next: Opened) => {
      close()
      setOpened(next)
    },
  }
  return (
    <>
      {isPhone ? (
        button
      ) : (
        <Popover
          flush
          label={t('bell.open')}
          trigger={button}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        >
          <BellPanel {...panel} />
        </Popover>
      )}
      {isPhone && isOpen && <BellPage {...panel} />}
      {opened && (
        <NotificationDialog
          {...opened}
          show={(id) => setOpened({ ...opened, id })}
          close={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** Whether the first paint is over, so that the number does not delay it. */
function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(function waitForPaint() {
    const frame = requestAnimationFrame(() => setIsPainted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}
