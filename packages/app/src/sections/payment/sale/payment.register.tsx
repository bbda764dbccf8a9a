import type { Topic } from '@zal/api/events'
import { Navigate } from 'react-router-dom'
import { addressOf, useRouteContext } from '../../../scaffold/routing/index.ts'
import { useRecoverableMutation } from '../../../scaffold/mutation/index.ts'
import { useCan, useSettings } from '../../../scaffold/session/index.ts'
import { wizard } from '../../../scaffold/wizard/index.ts'
import { SaleComplete } from './SaleComplete.tsx'
import { SaleConfirm } from './SaleConfirm.tsx'
import { SaleDetails } from './SaleDetails.tsx'
import type { Online, Payment } from '../payment.data.ts'
import { newItem, noDiscount, withoutPast } from './changes.ts'
import { approvalIn, saleBody, checkDetails, checkStart, oneTimeBody } from './sale.ts'
import type { Sale } from './sale.types.ts'
import { StartDate } from './StartDate.tsx'

const planTouches: Topic[] = ['payment', 'online', 'member', 'package', 'class']
const onceTouches: Topic[] = ['payment', 'online', 'member', 'class', 'checkin']

export const register = wizard<'payment', Sale, Payment | Online>('payment', {
  initial: ({ query }) => ({
    customer: customerIn(query),
    named: customerIn(query)?.id ?? null,
    items: [newItem()],
    check_in: true,
    type: 1,
    plan: null,
    time: null,
    location: null,
    discount: noDiscount,
    discount_reason: '',
    payment_date: null,
    payments: [{ method: null, amount: null }],
    start_date: '',
  }),
  // A member in the URL starts a new sale instead of a draft for another member.
  resumes: (draft, begun, today) =>
    begun.named === null || draft.named === begun.named ? withoutPast(draft, today) : undefined,
  steps: [
    { name: 'details', Screen: SaleDetails, check: checkDetails },
    { name: 'start', Screen: StartDate, check: checkStart, skip: ({ type }) => type === 3 },
    { name: 'confirm', Screen: SaleConfirm },
  ],
  complete: Done,
  useSubmit: useSale,
})

/** Result of the sale; an online payment continues on a screen with its own URL. */
function Done({ done, again }: { done: Payment | Online; again(): void }) {
  const { section } = useRouteContext()
  if ('payment_status' in done) return <SaleComplete done={done} again={again} />
  return <Navigate replace to={addressOf(section, 'waiting', done.id)} />
}

/** Member in the URL, by the specification's query names. */
function customerIn(query: URLSearchParams) {
  const id = Number(query.get('customerId'))
  const fullname = query.get('customerFullName')
  return id > 0 && fullname ? { id, fullname } : null
}

function useSale(form: string, done: (answer: Payment | Online) => void) {
  const { today } = useSettings()
  const plan = useRecoverableMutation('post', '/management/payment/', {
    operation: 'createPayment',
    touches: planTouches,
    form,
    done,
  })
  const once = useRecoverableMutation('post', '/management/one-time-payment/', {
    operation: 'createOneTimePayment',
    touches: onceTouches,
    form: `${form}.once`,
    done,
  })
  const can = useCan()
  const submit = async (sale: Sale, agreed: readonly string[]) => {
    const debt = agreed.includes('debt')
    const approval = approvalIn(agreed)
    const goesOn = {
      debt,
      approval,
      door: agreed.includes('door'),
      enters: can('checkin', 'register'),
    }
    if (sale.type === 3) await once.send({ body: oneTimeBody(sale, today, goesOn) })
    else await plan.send({ body: saleBody(sale, today, goesOn) })
  }
  const clear = () => {
    plan.clear()
    once.clear()
  }
  return {
    submit,
    pending: plan.pending || once.pending,
    error: plan.error ?? once.error,
    recovery: once.recovery.state === 'none' ? plan.recovery : once.recovery,
    clear,
  }
}
