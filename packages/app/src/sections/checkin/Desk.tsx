import { Card, Columns, EmptyState, SkeletonText, Stack, useSnackbar } from '@zal/ui'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { MemberPicker, type Picked } from '../../gym/MemberPicker.tsx'
import { useForesight, type Ahead } from '../../scaffold/ahead.ts'
import { answering } from '../../scaffold/ask.ts'
import { Boundary } from '../../scaffold/Boundary.tsx'
import { Later } from '../../scaffold/Later.tsx'
import { Screen } from '../../scaffold/place.tsx'
import { useUnfinished } from '../../scaffold/useLeaveWarning.ts'
import { memberPlans, type Checkin } from './checkin.data.ts'
import { Entry } from './Entry.tsx'
import { Recent } from './Recent.tsx'
import { Sessions } from './Sessions.tsx'
import { useTakeBack } from './useTakeBack.ts'

/** Check-in screen: member search, verdict, and today's visits. */
export function Desk() {
  const { t } = useTranslation('checkin')
  const [query, setQuery] = useSearchParams()
  const [last, setLast] = useState<Picked | null>(null)
  const [round, setRound] = useState(0)
  const id = Number(query.get('memberId')) || undefined
  // Otherwise the URL selected the member: a link, a scan on another screen, a reload.
  const picked = last?.id === id ? last : null
  const asked = memberPlans.use({ path: { id: id ?? 0 } }, { enabled: id !== undefined })
  const foresight = useForesight()
  useUnfinished(id !== undefined)
  const plans = id === undefined ? undefined : asked.data?.results
  const pick = (next: Picked | null) => {
    setLast(next)
    setQuery(next ? { memberId: String(next.id) } : {}, { replace: true })
  }
  const { tell, compare } = useUndo()
  const another = () => {
    pick(null)
    setRound(round + 1)
  }
  const done = (checkin: Checkin) => {
    tell(checkin)
    another()
  }
  return (
    <Screen>
      <Columns>
        <Stack>
          <Card>
            <MemberPicker
              key={round}
              label={t('pick')}
              autoFocus={id === undefined || round > 0}
              value={plans ? plans.customer : picked}
              onChange={pick}
              onOnly={(only) => void memberPlans.ahead(foresight, { path: { id: only } })}
            />
          </Card>
          {id === undefined ? (
            <EmptyState kind="done" title={t('start')}>
              {t('startText')}
            </EmptyState>
          ) : (
            <Boundary asked={answering(asked, plans)} skeleton={<SkeletonText lines={5} />}>
              {(found) => (
                <Entry
                  key={found.customer.id}
                  plans={found}
                  leadsOn={picked !== null}
                  done={done}
                  another={another}
                />
              )}
            </Boundary>
          )}
        </Stack>
        <Stack>
          <Later>
            <Recent onRows={compare} />
            <Sessions />
          </Later>
        </Stack>
      </Columns>
    </Screen>
  )
}

/** Prefetches the member in the URL. */
Desk.ahead = async ({ query, ...ahead }: Ahead) => {
  const id = Number(query.get('memberId'))
  if (id) await memberPlans.ahead(ahead, { path: { id } })
}

/**
 * Shows a snackbar for each check-in with an undo. The undo disappears when the visit is reversed
 * elsewhere.
 */
function useUndo() {
  const { t } = useTranslation('checkin')
  const notify = useSnackbar()
  const { takeBack } = useTakeBack()
  const said = useRef(new Map<number, { unsay(): void; isListed?: boolean }>())
  const tell = (checkin: Checkin) => {
    const unsay = notify({
      words: t('registered', { name: checkin.customer?.fullname ?? checkin.session }),
      tone: 'success',
      undo: () => {
        said.current.delete(checkin.id)
        void takeBack(checkin)
      },
    })
    said.current.set(checkin.id, { unsay })
  }
  const compare = useCallback((rows: readonly Checkin[]) => {
    const listed = new Set(rows.map(({ id }) => id))
    for (const [id, each] of said.current) {
      if (listed.has(id)) each.isListed = true
      else if (each.isListed) {
        said.current.delete(id)
        each.unsay()
      }
    }
  }, [])
  return { tell, compare }
}
