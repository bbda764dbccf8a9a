import { Button, formatTime, UndoIcon, Verdict as VerdictBlock } from '@zal/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../scaffold/session/index.ts'
import type { Checkin, Plans, Verdict } from './checkin.data.ts'
import { VerdictFacts } from './VerdictFacts.tsx'

/** Seconds until the verdict clears itself, and until the check-in cannot be undone here any more. */
const CLEARS = 4
const UNDO = 10

/** A check-in that was just registered. */
export interface Entered {
  checkin: Checkin
  plans: Plans
  verdict: Verdict
}

interface RegisteredProps {
  entered: Entered
  undo(): void
  clear(): void
}

/** The green verdict after a check-in; clears itself unless focus or the pointer is inside. */
export function Registered({ entered: { checkin, plans, verdict }, undo, clear }: RegisteredProps) {
  const { t } = useTranslation('checkin')
  const { zone } = useSettings()
  const [passed, setPassed] = useState(0)
  const [left, setLeft] = useState(CLEARS)
  // Tracked separately: after a tap the pointer leaves while focus stays.
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused
  const hold = (set: (on: boolean) => void, on: boolean) => () => {
    set(on)
    setLeft(CLEARS)
  }
  useEffect(
    function countDown() {
      const timer = setTimeout(() => {
        setPassed(passed + 1)
        if (held) return
        if (left > 1) setLeft(left - 1)
        else clear()
      }, 1000)
      return () => clearTimeout(timer)
    },
    [passed, left, held, clear],
  )
  return (
    <div
      onPointerEnter={hold(setPointed, true)}
      onPointerLeave={hold(setPointed, false)}
      onFocus={hold(setFocused, true)}
      onBlur={hold(setFocused, false)}
    >
      <VerdictBlock
        tone="success"
        word={t('level.green')}
        name={plans.customer.fullname}
        src={plans.customer.avatar?.url}
        reason={t('registeredAt', { time: formatTime(checkin.created_at, zone) })}
        facts={<VerdictFacts plans={plans} verdict={verdict} />}
        actions={
          <>
            <Button size="lg" onClick={clear}>
              {t('actions.another')}
            </Button>
            {passed < UNDO && (
              <Button size="lg" tone="ghost" icon={UndoIcon} onClick={undo}>
                {t('actions.undo')}
              </Button>
            )}
          </>
        }
        aside={held ? undefined : t('clears', { count: left })}
      />
    </div>
  )
}
