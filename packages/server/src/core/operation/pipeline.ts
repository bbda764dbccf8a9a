import { checkJson, readText } from '../http/body.ts'
import type { OpenContext } from './context.ts'
import { AppError } from '../errors.ts'
import type { Route } from './handlers.ts'
import { letterSender } from '../services/emailSender.ts'
import { answerOf, inputOf, type Outcome, type Passage, type Serving } from './requestContext.ts'
import { receive } from '../http/receive.ts'
import { checkOrigin, factsOf } from '../http/request.ts'
import { signedIn } from './signedInOperation.ts'
import { asTenant } from '../db/transaction.ts'

/** One operation from its limits to its answer. Refusals and faults are thrown. */
export function pipeline(serving: Serving): (passage: Passage) => Promise<Outcome> {
  const { parts, operation, bodies } = serving
  const writes = operation.method !== 'GET'

  return async (passage) => {
    const { request } = passage
    if (writes) checkOrigin(request, parts.origins)
    if (operation.open) return open(serving, passage, await publicText(request))
    if (!operation.body) return signedIn(serving, passage, { text: '' })
    try {
      return await signedIn(serving, passage, await receive(serving, passage))
    } finally {
      bodies.release(request)
    }
  }

  async function publicText(request: Request): Promise<string> {
    if (!operation.body) return ''
    checkJson(request)
    return readText(request, parts.limits.publicBody)
  }
}

/** A request of somebody who need not be known. */
async function open(serving: Serving, passage: Passage, text: string): Promise<Outcome> {
  const { parts, transact } = serving
  const sendLetter = letterSender(parts)
  const { facts, set } = factsOf(passage.request, passage.id, passage.info)
  const context = {
    ...inputOf(serving, passage, { text }),
    now: passage.now,
    request: facts,
    secrets: parts.secrets,
    passwords: parts.passwords,
    sendLetter: (order) => sendLetter(order, passage.language ?? 'en', passage.id),
    transaction: (tenant, work) =>
      transact(async (opened) => {
        if (tenant) await asTenant(opened, tenant)
        if (tenant?.staff) passage.about = tenant
        return work(opened.db)
      }),
  } satisfies Partial<OpenContext>
  return answerOf(serving, context, () => {
    passage.headers = set
  })
}

/** What a broken constraint means to the person, where the module says so. */
export function constraintError(error: unknown, route: Route): unknown {
  if (!(error instanceof Error) || !('constraint' in error)) return error
  const known = route.constraints[String(error.constraint)]
  return known ? new AppError(known.code, known) : error
}
