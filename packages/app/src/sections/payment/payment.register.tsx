import { Navigate } from 'react-router-dom'
import type { Topic } from '../../scaffold/contract.ts'
import { usePlace } from '../../scaffold/place.tsx'
import { addressOf } from '../../scaffold/section.ts'
import { useSend } from '../../scaffold/send.ts'
import { wizard } from '../../scaffold/wizard.tsx'
import { Complete } from './Complete.tsx'
import { Confirm } from './Confirm.tsx'
import { Details } from './Details.tsx'
import type { Online, Payment } from './payment.data.ts'
import { newItem, noDiscount } from './changes.ts'
import { bodyOf, checkDetails, checkStart, onceOf } from './sale.ts'
import type { Sale } from './sale.types.ts'
import { Start } from './Start.tsx'

const planTouches: Topic[] = ['payment', 'online', 'member', 'package', 'class']
const onceTouches: Topic[] = ['payment', 'online', 'member', 'class', 'checkin']

export const register = wizard<'payment', Sale, Payment | Online>('payment', {
  initial: ({ query, today }) => ({
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
    payment_date: today,
    payments: [{ method: null, amount: null }],
    start_date: '',
  }),
  // Whoever comes for a member by an address finds that member, not a sale that was left for somebody else.
  keeps: (draft, begun) => begun.named === null || draft.named === begun.named,
  steps: [
    { name: 'details', Screen: Details, check: checkDetails },
    { name: 'start', Screen: Start, check: checkStart, skip: ({ type }) => type === 3 },
    { name: 'confirm', Screen: Confirm },
  ],
  complete: Done,
  writes: (form) => [
    { form, operation: 'createPayment', touches: planTouches },
    { form: `${form}.once`, operation: 'createOneTimePayment', touches: onceTouches },
  ],
  useSubmit: useSale,
})

/** Sold; or the money comes from outside, and the screen that waits for it has an address of its own. */
function Done({ done, again }: { done: Payment | Online; again(): void }) {
  const { section } = usePlace()
  if ('payment_status' in done) return <Complete done={done} again={again} />
  return <Navigate replace to={addressOf(section, 'waiting', done.id)} />
}

/** The member whom the address names, by the specification's words. */
function customerIn(query: URLSearchParams) {
  const id = Number(query.get('customerId'))
  const fullname = query.get('customerFullName')
  return id > 0 && fullname ? { id, fullname } : null
}

function useSale(form: string) {
  const plan = useSend('post', '/management/payment/', {
    touches: planTouches,
    form,
  })
  const once = useSend('post', '/management/one-time-payment/', {
    touches: onceTouches,
    form: `${form}.once`,
  })
  const submit = async (sale: Sale) => {
    const debt = sale.allow_debt === true
    const answer =
      sale.type === 3
        ? await once.send({ body: onceOf(sale, { debt, door: sale.confirm === true }) })
        : await plan.send({ body: bodyOf(sale, debt) })
    return answer.results
  }
  const clear = () => {
    plan.clear()
    once.clear()
  }
  return {
    submit,
    pending: plan.pending || once.pending,
    error: plan.error ?? once.error,
    clear,
  }
}
