import { Card, Columns, EmptyState, SkeletonText, Stack, useSnackbar } from '@zal/ui'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FirstSteps } from '../../domain/firstSteps/FirstSteps.tsx'
import { SampleLine } from '../../domain/firstSteps/SampleLine.tsx'
import { MemberPicker, type PickedMember } from '../../domain/member/MemberPicker.tsx'
import { mapResult, type PrefetchArgs, useQueryDeps } from '../../scaffold/query/index.ts'
import { Boundary, DeferredContent } from '../../scaffold/feedback/index.ts'
import { Screen, useUnsavedChanges } from '../../scaffold/routing/index.ts'
import { useEnterClub } from '../../shell/useEnterClub.ts'
import { memberPlans, type Checkin } from './checkin.data.ts'
import { Entry } from './Entry.tsx'
import { type Entered, Registered } from './Registered.tsx'
import { Recent } from './Recent.tsx'
import { useTakeBack } from './useTakeBack.ts'
import { useVerdictSound } from './verdictSound.ts'

/** Check-in screen: member search, verdict, and today's visits. */
export function CheckinDesk() {
  const { t } = useTranslation('checkin')
  const [query, setQuery] = useSearchParams()
  const [last, setLast] = useState<PickedMember | null>(null)
  const [round, setRound] = useState(0)
  const [entered, setEntered] = useState<Entered>()
  const clear = useCallback(() => setEntered(undefined), [])
  const id = Number(query.get('memberId')) || undefined
  // Otherwise the URL selected the member: a link, a scan on another screen, a reload.
  const picked = last?.id === id ? last : null
  const result = memberPlans.use({ path: { id: id ?? 0 } }, { enabled: id !== undefined })
  const [sounds, setSounds] = useVerdictSound()
  const deps = useQueryDeps()
  const enterClub = useEnterClub()
  useUnsavedChanges(id !== undefined)
  const plans = id === undefined ? undefined : result.data?.results
  const pick = (next: PickedMember | null) => {
    setLast(next)
    clear()
    setQuery(next ? { memberId: String(next.id) } : {}, { replace: true })
  }
  const { tell, compare, takeBack } = useUndo(clear)
  const another = () => {
    pick(null)
    setRound(round + 1)
  }
  const done = (next: Entered) => {
    tell(next.checkin)
    another()
    setEntered(next)
  }
  return (
    <Screen>
      <SampleLine enter={enterClub} />
      <FirstSteps enter={enterClub} />
      <Columns>
        <Stack>
          <Card>
            <MemberPicker
              key={round}
              label={t('pick')}
              autoFocus={id === undefined || round > 0}
              value={plans ? plans.customer : picked}
              onChange={pick}
              onOnly={(only) => void memberPlans.prefetch(deps, { path: { id: only } })}
            />
          </Card>
          {id === undefined && entered ? (
            <Registered
              key={entered.checkin.id}
              entered={entered}
              undo={() => takeBack(entered.checkin)}
              clear={clear}
            />
          ) : id === undefined ? (
            <EmptyState kind="done" title={t('start')}>
              {t('startText')}
            </EmptyState>
          ) : (
            <Boundary query={mapResult(result, plans)} skeleton={<SkeletonText lines={5} />}>
              {(found) => (
                <Entry
                  key={found.customer.id}
                  plans={found}
                  picked={picked !== null}
                  sounds={sounds}
                  done={done}
                  another={another}
                />
              )}
            </Boundary>
          )}
        </Stack>
        <Stack>
          <DeferredContent>
            <Recent onRows={compare} sounds={sounds} setSounds={setSounds} />
          </DeferredContent>
        </Stack>
      </Columns>
    </Screen>
  )
}

/** Prefetches the member in the URL. */
CheckinDesk.prefetch = async ({ query, ...ahead }: PrefetchArgs) => {
  const id = Number(query.get('memberId'))
  if (id) await memberPlans.prefetch(ahead, { path: { id } })
}

/**
 * Shows a snackbar for each check-in with an undo. The undo disappears when the visit is reversed
 * elsewhere, and so does the verdict: `gone` is called.
 */
function useUndo(gone: () => void) {
  const { t } = useTranslation('checkin')
  const notify = useSnackbar()
  const { takeBack } = useTakeBack()
  const said = useRef(new Map<number, { unsay(): void; isListed?: boolean }>())
  const undo = (checkin: Checkin) => {
    said.current.get(checkin.id)?.unsay()
    said.current.delete(checkin.id)
    gone()
    void takeBack(checkin)
  }
  const tell = (checkin: Checkin) => {
    const unsay = notify({
      words: t('registered', { name: checkin.customer?.fullname ?? checkin.session }),
      tone: 'success',
      undo: () => undo(checkin),
    })
    said.current.set(checkin.id, { unsay })
  }
  const compare = useCallback(
    (rows: readonly Checkin[]) => {
      const listed = new Set(rows.map(({ id }) => id))
      for (const [id, each] of said.current) {
        if (listed.has(id)) each.isListed = true
        else if (each.isListed) {
          said.current.delete(id)
          each.unsay()
          gone()
        }
      }
    },
    [gone],
  )
  return { tell, compare, takeBack: undo }
}
