import { useSend } from '../../scaffold/send.ts'
import { wizard } from '../../scaffold/wizard.tsx'
import { Complete } from './Complete.tsx'
import { Confirm } from './Confirm.tsx'
import { Details } from './Details.tsx'
import type { Payment } from './payment.data.ts'
import { noDiscount } from './changes.ts'
import { bodyOf, checkDetails, checkStart } from './sale.ts'
import type { Sale } from './sale.types.ts'
import { Start } from './Start.tsx'

export const register = wizard<'payment', Sale, Payment>('payment', {
  initial: ({ query, today }) => ({
    customer: customerIn(query),
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
  steps: [
    { name: 'details', Screen: Details, check: checkDetails },
    { name: 'start', Screen: Start, check: checkStart },
    { name: 'confirm', Screen: Confirm },
  ],
  complete: Complete,
  useSubmit: useSale,
})

/** The member whom the address names, by the specification's words. */
function customerIn(query: URLSearchParams) {
  const id = Number(query.get('customerId'))
  const fullname = query.get('customerFullName')
  return id > 0 && fullname ? { id, fullname } : null
}

function useSale(form: string) {
  const { send, pending, error, clear } = useSend('post', '/management/payment/', {
    touches: ['payment', 'member', 'package', 'class'],
    form,
  })
  const submit = async (sale: Sale) =>
    (await send({ body: bodyOf(sale, sale.allow_debt === true) })).results
  return { submit, pending, error, clear }
}
