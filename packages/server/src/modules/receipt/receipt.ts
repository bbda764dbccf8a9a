import type { Answer, Context, OpenContext } from '../../core/operation/context.ts'
import { notFound, fail } from '../../core/errors.ts'
import { fullName, shortName } from './receipt.names.ts'
import * as store from './receipt.store.ts'
import { isSame, namedBy, tokenOf } from './receipt.token.ts'

/** The receipt of a payment of this club, with full names, its link and its prints. */
export async function getReceipt(context: Context<'getReceipt'>): Promise<Answer<'getReceipt'>> {
  const { path, db, principal, today, secrets } = context
  const stored = await store.receiptOf(db, path.id, today, principal.club)
  const key = (await store.signingKeyOf(db)) ?? notFound()
  return {
    ...stored,
    customer: stored.customer && fullName(stored.customer),
    by: fullName(stored.by),
    id: path.id,
    token: (await store.hasLink(db, path.id))
      ? await tokenOf({ merchant: principal.merchant, payment: path.id }, key, secrets)
      : null,
    prints: await store.printsOf(db, path.id),
  }
}

/** Records a printed slip. Errors: 404 where the reversal does not belong to the payment. */
export async function printReceipt(
  context: Context<'printReceipt'>,
): Promise<Answer<'printReceipt'>> {
  const { path, body, db, principal, now, today, audit, emit } = context
  await store.lock(db, path.id, principal)
  const { reversals } = await store.receiptOf(db, path.id, today, principal.club)
  if (body.reversal && !reversals.some(({ id }) => id === body.reversal)) notFound()
  const id = await store.print(db, { payment: path.id, ...body, principal, now })
  const prints = await store.printsOf(db, path.id)
  const nth = prints.find(({ reversal }) => reversal === body.reversal)?.times ?? 1
  await audit({
    action: 'receipt.printed',
    type: 'payment',
    id: path.id,
    after: { ...body, nth },
  })
  await emit('receipt.created', { id })
  return { nth }
}

/**
 * The receipt of a public link. Forged tokens and tokens of missing payments get the same response,
 * and so do all of a club without public links. Errors:
 * 404 `receipt_not_found`, 429.
 */
export async function readReceipt(
  context: OpenContext<'readReceipt'>,
): Promise<Answer<'readReceipt'>> {
  const { body, now, request, secrets, transaction } = context
  const address = await secrets.hash(`receipt ${request.ip}`)
  await transaction(null, (db) => store.countReader(db, address, now))
  const named = namedBy(body.token) ?? lost()
  return transaction({ merchant: named.merchant, club: 0, staff: 0 }, async (db) => {
    const key = (await store.signingKeyOf(db)) ?? lost()
    if (!(await isSame(body.token, await tokenOf(named, key, secrets), secrets))) lost()
    if (!(await store.hasLink(db, named.payment))) lost()
    const stored = await store.receiptOf(db, named.payment, await store.dayOf(db, named, now))
    return {
      ...stored,
      customer: stored.customer && shortName(stored.customer),
      by: shortName(stored.by),
    }
  })
}

function lost(): never {
  fail('receipt_not_found', { status: 404 })
}
