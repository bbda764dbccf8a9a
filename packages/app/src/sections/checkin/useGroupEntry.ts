import { ApiError } from '@zal/api'
import type { BulkResult } from '@zal/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../scaffold/call.ts'
import type { Results } from '../../scaffold/contract.ts'
import { useRefresh } from '../../scaffold/refresh.ts'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useServices } from '../../scaffold/services.ts'
import { useRuleWords } from './useRuleWords.ts'
import { useTakeBackMany } from './useTakeBackMany.ts'

/** Source of a group: a package (1) or a class (2), optionally one of its times. */
export interface Held {
  type: 1 | 2
  id: number
  time?: number
}

type Answer = Extract<Results<'/check-in/register/', 'post'>, { ok: unknown }>
type Failed = Answer['failed'][number]

/** Members per request: small enough to show progress. */
const AT_ONCE = 20

/** Checks in many members in batches; failures are listed with their reasons. */
export function useGroupEntry(held: Held, nameOf: (id: number) => string) {
  const { t } = useTranslation('checkin')
  const say = useSay()
  const sayRule = useRuleWords()
  const { api } = useServices()
  const refresh = useRefresh()
  const offerUndo = useTakeBackMany()
  const [progress, setProgress] = useState<number>()
  const [result, setResult] = useState<BulkResult>()
  /** Failed members whom a second press would check in. */
  const [warned, setWarned] = useState<ReadonlySet<number>>(none)
  const broken = useRef<'stopped' | 'left'>(undefined)
  useEffect(function stopOnLeaving() {
    return () => {
      broken.current = 'left'
    }
  }, [])

  const reasonOf = ({ code, verdict }: Failed) =>
    verdict
      ? verdict.rules.map(sayRule).join(' ')
      : t(code === 'not_found' ? 'group.notFound' : 'level.red')

  /**
   * Resolves with the ids that stay selected because they were not checked in. Stopping or leaving
   * ends after the current batch; completed check-ins can still be undone.
   */
  async function letIn(ids: readonly number[], confirm: boolean): Promise<number[]> {
    const failures: BulkResult['failed'][number][] = []
    const toConfirm = new Set<number>()
    const came: number[] = []
    let tried = 0
    broken.current = undefined
    setResult(undefined)
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      setProgress(at)
      const customers = ids.slice(at, at + AT_ONCE)
      const fail = (id: number, reason: string) =>
        failures.push({ key: id, name: nameOf(id), reason })
      try {
        const { ok, failed } = await register(customers, confirm)
        came.push(...ok.map(({ checkin }) => checkin))
        for (const each of failed) {
          fail(each.id, reasonOf(each))
          if (each.verdict?.level === 'yellow') toConfirm.add(each.id)
        }
      } catch (thrown) {
        const reason = sayError(say, ApiError.from(thrown))
        for (const id of customers) fail(id, reason)
      }
      tried = at + customers.length
      if (broken.current) break
    }
    await refresh(['checkin', 'member'])
    const isLeft = broken.current === 'left' && tried < ids.length
    const left = say('list.left', { done: came.length, total: ids.length })
    offerUndo(came, isLeft ? left : undefined)
    setProgress(undefined)
    setWarned(toConfirm)
    setResult({ done: came.length, failed: failures })
    return [...failures.map(({ key }) => Number(key)), ...ids.slice(tried)]
  }

  async function register(customers: number[], confirm: boolean): Promise<Answer> {
    const plan = held.type === 1 ? { package: held.id } : { class: held.id }
    const body = { customers, ...plan, confirm: confirm || undefined }
    const { results } = await call(api, 'post', '/check-in/register/', { body })
    if (!('ok' in results)) throw new Error('A group is answered as a group')
    return results
  }

  return {
    letIn,
    progress,
    result,
    warned,
    close: () => setResult(undefined),
    stop: () => {
      broken.current = 'stopped'
    },
  }
}

const none: ReadonlySet<number> = new Set()
