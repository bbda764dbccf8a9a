import { BellIcon, breakpoint, IconButton, Popover, useIsBelow } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { lazyDialog, lazyNotice } from '../../scaffold/feedback/index.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import { unreadAtom } from './unread.ts'

const BellNumber = lazyNotice(async () => (await import('./BellNumber.tsx')).BellNumber)
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

/** Button of the notifications in the top bar, with their list below it; absent on the page of the same list. */
export function Bell() {
  const isPhone = useIsBelow(breakpoint.shell)
  return <OnOtherPages>{!isPhone && <PopoverBell />}</OnOtherPages>
}

/** The same in the menu of a phone, where the list is a page. */
export const BellOfMenu = () => (
  <OnOtherPages>
    <PageBell />
  </OnOtherPages>
)

function OnOtherPages({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return pathname !== useAddress()('notification', 'list') && children
}

function PopoverBell() {
  const { t } = useTranslation('shell')
  const { face, isOpen, setIsOpen, panel, number, dialog } = useBell()
  return (
    <>
      <Popover
        flush
        label={t('bell.open')}
        trigger={<IconButton icon={BellIcon} {...face} />}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        <BellPanel {...panel} />
      </Popover>
      {number}
      {dialog}
    </>
  )
}

function PageBell() {
  const { face, isOpen, setIsOpen, panel, number, dialog } = useBell()
  return (
    <>
      <IconButton
        icon={BellIcon}
        {...face}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <BellPage {...panel} />}
      {number}
      {dialog}
    </>
  )
}

/** State of a bell: its number, its list and the notification that was opened from it. */
function useBell() {
  const { t } = useTranslation('shell')
  const list = useAddress()('notification', 'list')
  const count = useAtomValue(unreadAtom)
  const isPainted = useIsPainted()
  const [isOpen, setIsOpen] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setIsOpen(false)
  const open = (next: Opened) => {
    close()
    setOpened(next)
  }
  const label = count > 0 ? t('bell.unread', { count }) : t('bell.open')
  return {
    face: { label, dot: count > 0 },
    isOpen,
    setIsOpen,
    panel: { list, open, close },
    number: isPainted && <BellNumber news={list} />,
    dialog: opened && (
      <NotificationDialog
        {...opened}
        show={(id) => setOpened({ ...opened, id })}
        close={() => setOpened(undefined)}
      />
    ),
  }
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
