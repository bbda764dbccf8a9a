import { methods, onlineMethods } from '@zal/api/methods'
import { countWrong, forgetAccount, waitOf } from '../../core/attempts.ts'
import type { Hook, HookContext } from '../../core/hooks.ts'
import type { OnlineCall } from '../../core/online.ts'
import { merchantOf } from './payment.online.store.ts'
import { tillOf } from './payment.online.till.ts'

/**
 * Callback endpoints of providers: `/online/{click|payme|uzum}/{club}/{step}/`. A club or a method that is
 * not connected is 404 like any unknown path; the existence of an order is revealed to authenticated
 * providers only.
 */
export const onlineHooks: Hook[] = [
  { method: 'POST', path: '/online/:provider/:club', run: (context) => hear(context) },
  { method: 'POST', path: '/online/:provider/:club/:step', run: (context) => hear(context) },
]

async function hear(context: HookContext): Promise<Response> {
  const { path, headers, text, now, request, secrets, online, transaction, warn } = context
  const club = /^[1-9]\d{0,14}$/.test(path.club ?? '') ? Number(path.club) : 0
  const method = onlineMethods.find((each) => methods[each] === path.provider)
  const provider = method && club ? online(club, method) : undefined
  if (!method || !provider || provider.isSandbox) return new Response(null, { status: 404 })
  const call: OnlineCall = { step: path.step ?? '', headers, text, now }
  try {
    // Counted per sender, so that guessing keys does not lock out the provider.
    const sender = await secrets.hash(`keys of ${method} ${club} from ${request.ip}`)
    const { merchant, wait } = await transaction(null, async ({ db }) => ({
      merchant: await merchantOf(db, club),
      wait: await waitOf(db, sender, now),
    }))
    if (merchant === null) return new Response(null, { status: 404 })
    if (wait.seconds > 0) {
      const later = { 'retry-after': String(wait.seconds) }
      return new Response(null, { status: 429, headers: later })
    }
    let isStranger = false
    const stranger = async () => {
      isStranger = true
      await transaction(null, ({ db }) => countWrong(db, sender, now))
    }
    const till = { ...tillOf(context, { merchant, club, method }), stranger }
    const answer = await provider.hear(call, till)
    if (wait.isKnown && !isStranger) await transaction(null, ({ db }) => forgetAccount(db, sender))
    return answer
  } catch (error) {
    // Undecided: nothing was written, and the provider retries.
    warn({ provider: path.provider, club, error }, 'online')
    return provider.fault(call)
  }
}
