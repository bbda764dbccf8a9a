import { Button, ConfirmDialog, formatDate, inZone, UndoIcon } from '@zal/ui'
import { useState } from 'react'
import { useTranslate } from '../i18n/index.ts'
import { useSettings } from '../session/index.ts'
import type { LastChange } from './settings.types.ts'

interface LastChangeTextProps {
  /** Name of the row. */
  label: string
  change: LastChange
  /** Words of the value before. */
  was: string
  /** Asks before the value is put back. */
  asks?: boolean
  /** Absent where the value may not be put back, or is back already. */
  putBack?: () => Promise<unknown>
}

/** The last change of a setting: person, time, value before, and the way back. */
export function LastChangeText({ label, change, was, asks, putBack }: LastChangeTextProps) {
  const translate = useTranslate()
  const when = useWhen()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <span>{translate('settings.by', { name: change.staff.name, when: when(change.at) })}</span>
      <span>{translate('settings.was', { value: was })}</span>
      {putBack && (
        <Button
          tone="ghost"
          size="xs"
          icon={UndoIcon}
          aria-label={translate('settings.putBackOf', { name: label, value: was })}
          onClick={() => (asks ? setAsking(true) : void putBack())}
        >
          {translate('settings.putBack')}
        </Button>
      )}
      {asking && putBack && (
        <ConfirmDialog
          open
          tone="primary"
          title={translate('settings.ask', { name: label, value: was })}
          confirm={translate('settings.putBack')}
          onConfirm={putBack}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** The day of a moment in the club, or the time where it is today. */
export function useWhen() {
  const { zone, today } = useSettings()
  return (at: string) => {
    const { day, time } = inZone(at, zone)
    return day === today ? time : formatDate(day)
  }
}
