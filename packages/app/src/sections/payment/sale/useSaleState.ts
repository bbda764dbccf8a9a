import { useSnackbar } from '@zal/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { PickedMember } from '../../../domain/member/MemberPicker.tsx'
import { useFocusFirstError } from '../../../scaffold/form/index.ts'
import { useTranslate } from '../../../scaffold/i18n/index.ts'
import { useDraft } from '../../../scaffold/mutation/index.ts'
import { useLeaveWarning } from '../../../scaffold/routing/index.ts'
import { useCan, useSession } from '../../../scaffold/session/index.ts'
import type { Online, Payment } from '../payment.data.ts'
import { newSale, saleForm, withCustomer, withoutPast } from './changes.ts'
import { checkDetails, checkStart, earliestStart, type Wrong } from './sale.ts'
import type { Agreed, Sale } from './sale.types.ts'
import { firstDay, takenDays } from './saleDays.ts'
import type { SaleState, Step } from './saleState.ts'
import { useActiveMemberships } from './useActiveMemberships.ts'
import { useSaleWrite } from './useSaleWrite.ts'

/** History state of an address that leads to a sale. */
export interface SaleEntry {
  /** Member whom the address named. */
  named?: PickedMember
  /** The draft was prepared for this visit, so that it is not one of an earlier one. */
  prepared?: boolean
}

/**
 * Values of the sale as a draft, the dialog over the page as a search param, so that Back, forward and a reload lose
 * nothing, and the write at its end. A sale begun for a named member does not meet the draft of another.
 */
export function useSaleState(named: PickedMember | null) {
  const translate = useTranslate()
  const { auth, settings } = useSession()
  const { today } = settings
  const can = useCan()
  const notify = useSnackbar()
  const navigate = useNavigate()
  const { pathname, search, state: entry } = useLocation()
  const [query, setQuery] = useSearchParams()
  const draft = useDraft<Sale>(saleForm)
  const [begun] = useState(() => {
    const kept = draft.read()
    const isOurs = kept && (named === null || kept.named === named.id)
    const values = { ...newSale(named), ...(isOurs && withoutPast(kept, today)) }
    return { values, isRestored: Boolean(isOurs) && !(entry as SaleEntry | null)?.prepared }
  })
  const [values, setValues] = useState(begun.values)
  const [isRestored, setRestored] = useState(begun.isRestored)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const [done, setDone] = useState<Payment | Online>()
  const [isDirty, setDirty] = useState(false)
  const [frozen, setFrozen] = useState<PickedMember | null>(null)
  const write = useSaleWrite(saleForm, (answer) => {
    draft.forget()
    setDirty(false)
    setDone(answer)
  })
  useLeaveWarning(isDirty && done === undefined)
  const { root, focus } = useFocusFirstError()

  const held = useActiveMemberships(values.customer)
  const tools = { translate, currency: auth.currency, today }
  const startIn = (sale: Sale) =>
    textsOf(checkStart(sale, held ? takenDays(held, sale) : [], tools))
  const isByHand = values.start_by_hand && values.type !== 3
  const wrong = textsOf(checkDetails(values, tools, isByHand ? startIn(values) : undefined))
  const wanted = query.get('step')
  // A sale that was sent may be the one that takes its days.
  const isSent = write.pending || write.error !== undefined
  const step: Step =
    wanted === 'confirm' && isSent ? wanted : stepOf(values, wrong, startIn(values), wanted)

  const change = (part: Partial<Sale>) => {
    const now = { ...values, ...part }
    setValues(now)
    if (now.customer) setFrozen(null)
    // A field cleared by the change counts as untouched again, so that it does not show "required" at once.
    setLeft((before) => new Set([...before].filter((name) => !isEmptied(part, name))))
    setDirty(true)
    draft.keep(now)
    write.clear()
    return now
  }
  const refuseFrozen = useEffectEvent(() => {
    setFrozen(values.customer)
    change(withCustomer(null))
  })
  const isFrozen = Boolean(held?.frozen)
  useEffect(
    function emptyTheStrip() {
      // Also changes the draft, which a render may not.
      // oxlint-disable-next-line react/set-state-in-effect
      if (isFrozen) refuseFrozen()
    },
    [isFrozen],
  )
  const go = (to: Step) =>
    setQuery((before) => {
      const after = new URLSearchParams(before)
      if (to) after.set('step', to)
      else after.delete('step')
      return after
    })
  const again = () => {
    setValues(newSale(null))
    setLeft(new Set())
    setAsked(false)
    setRestored(false)
    setDone(undefined)
    write.clear()
    setQuery({}, { replace: true })
  }
  const send = async (agreed: Agreed) => {
    try {
      await write.submit(change({}), agreed)
    } catch {
      // The dialog shows the error.
    }
  }
  const state: SaleState = {
    values,
    set: change,
    errors: Object.fromEntries(
      Object.entries(wrong).filter(
        ([name]) => isAsked || left.has(name) || left.has(groupOf(name)),
      ),
    ),
    leave: (field) => setLeft((before) => new Set([...before, field])),
    toFix: isAsked ? Object.keys(wrong) : [],
    focusWrong: focus,
    step,
    held,
    firstDay: held ? firstDay(held, values, today) : today,
    earliest: can('payment', 'register', 'backdate') ? earliestStart(values, today) : today,
    startErrors: (start_date) => startIn({ ...values, start_date }),
    frozen,
    collect: () => {
      setAsked(true)
      if (Object.keys(wrong).length > 0) return focus()
      // A date that was set on the page has answered the dialog.
      go(values.type === 3 || values.start_by_hand ? 'confirm' : 'start')
    },
    answerStart: (start_date) => {
      setLeft((before) => new Set([...before, 'start_reason']))
      if (Object.keys(startIn(change({ start_date }))).length === 0) go('confirm')
    },
    back: () =>
      go(step === 'confirm' && values.type !== 3 && !values.start_by_hand ? 'start' : null),
    submit: send,
    pending: write.pending,
    error: write.error,
    clearError: write.clear,
    recovery: write.recovery,
    isRestored,
    discard: () => {
      draft.flush()
      const kept = draft.read()
      draft.forget()
      setDirty(false)
      again()
      if (!kept) return
      const undo = () => {
        draft.keep(kept)
        draft.flush()
        setValues(kept)
        setDirty(true)
        void navigate({ pathname, search }, { state: { prepared: true } satisfies SaleEntry })
      }
      notify({ words: translate('form.discarded'), undo })
    },
  }
  return { state, root, done, again }
}

const textsOf = (wrong: Wrong): Record<string, string> =>
  Object.fromEntries(
    Object.entries(wrong).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )

/** `payments` of `payments.1`. */
const groupOf = (name: string) => name.split('.')[0] ?? name

const isEmptied = (part: Record<string, unknown>, name: string) =>
  name in part && (part[name] === null || part[name] === '')

type Wrongs = Record<string, unknown>

/** The dialog of the address, where the page and the start date allow it. */
function stepOf(sale: Sale, wrong: Wrongs, wrongStart: Wrongs, wanted: string | null): Step {
  if (Object.keys(wrong).length > 0 || (wanted !== 'start' && wanted !== 'confirm')) return null
  if (sale.type === 3) return wanted === 'confirm' ? wanted : null
  return Object.keys(wrongStart).length > 0 ? 'start' : wanted
}
