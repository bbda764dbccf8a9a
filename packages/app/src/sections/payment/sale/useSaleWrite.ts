import type { Topic } from '@zal/api/events'
import { useRecoverableMutation } from '../../../scaffold/mutation/index.ts'
import { useCan, useSettings } from '../../../scaffold/session/index.ts'
import type { Online, Payment } from '../payment.data.ts'
import { oneTimeBody, saleBody } from './sale.ts'
import type { Agreed, Sale } from './sale.types.ts'

const planTouches: Topic[] = ['payment', 'online', 'member', 'package', 'class']
const onceTouches: Topic[] = ['payment', 'online', 'member', 'class', 'checkin']

/** Sends a sale of a plan or of services; `done` receives the response, also a recovered one. */
export function useSaleWrite(form: string, done: (answer: Payment | Online) => void) {
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
  const submit = async (sale: Sale, { debt, door, approval }: Agreed) => {
    const goesOn = { debt, approval, door, enters: can('checkin', 'register') }
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
