import { Button, ButtonLink, Card, FactList, Stack } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import type { ResultsOf } from '../../../scaffold/api/index.ts'
import { addressOf, useRouteContext } from '../../../scaffold/routing/index.ts'
import { useCan, useInClosedClub } from '../../../scaffold/session/index.ts'
import { CashDialog } from './CashDialog.tsx'
import { Moves } from './Moves.tsx'
import { OpenDialog } from './OpenDialog.tsx'
import { useCashDesk } from './shift.data.ts'
import { ShiftMoment, ShiftSum } from './shiftCells.tsx'
import { SwitchOff, SwitchOn } from './Switch.tsx'

/** Current state of the cash desk, above the list of shifts. */
export function CashDesk() {
  const query = useCashDesk()
  if (useInClosedClub()) return null
  return <Boundary query={query}>{(desk) => <DeskCard desk={desk} />}</Boundary>
}

type Current = ResultsOf<'/finance/shift-current/', 'get'>

function DeskCard({ desk: { is_on, shift } }: { desk: Current }) {
  const { t } = useTranslation('shift')
  const { section } = useRouteContext()
  const can = useCan()
  const [way, setWay] = useState<'open' | 'in' | 'out'>()
  const mayWork = can('finance', 'shift', 'register')
  const maySwitch = can('finance', 'shift', 'change')
  const close = () => setWay(undefined)
  // One element in both branches, so that a shift opened meanwhile does not remount the dialog.
  const dialog =
    way === 'open' ? (
      <OpenDialog close={close} />
    ) : (
      way && shift && <CashDialog way={way} shift={shift.id} close={close} />
    )
  if (!is_on) {
    return (
      <Card title={t('off.title')} actions={maySwitch && <SwitchOn />}>
        {t('off.text')}
      </Card>
    )
  }
  if (!shift) {
    return (
      <>
        <Card
          title={t('none.title')}
          foot={
            (mayWork || maySwitch) && (
              <>
                {mayWork && (
                  <Button size="sm" onClick={() => setWay('open')}>
                    {t('open.title')}
                  </Button>
                )}
                {maySwitch && <SwitchOff />}
              </>
            )
          }
        >
          {t('none.text')}
        </Card>
        {dialog}
      </>
    )
  }
  return (
    <>
      <Card
        title={t('now.title')}
        facts={
          <Stack>
            <FactList
              layout="tiles"
              facts={[
                { label: t('fields.opened_at'), value: <ShiftMoment at={shift.opened_at} /> },
                { label: t('fields.opened_by'), value: shift.opened_by },
                { label: t('fields.float'), value: <ShiftSum amount={shift.float} /> },
              ]}
            />
            {shift.moves.length > 0 && <Moves moves={shift.moves} />}
          </Stack>
        }
        foot={
          mayWork && (
            <>
              <Button tone="soft" size="sm" onClick={() => setWay('in')}>
                {t('now.in')}
              </Button>
              <Button tone="soft" size="sm" onClick={() => setWay('out')}>
                {t('now.out')}
              </Button>
              <ButtonLink size="sm" href={addressOf(section, 'close', shift.id)}>
                {t('now.close')}
              </ButtonLink>
            </>
          )
        }
      />
      {dialog}
    </>
  )
}
