import { checkJson, readText } from './body.ts'
import type { OpenContext } from './context.ts'
import { Refusal } from './errors.ts'
import type { Route } from './handlers.ts'
import { letterSender } from './letters.ts'
import { answerOf, inputOf, type Outcome, type Passage, type Serving } from './passage.ts'
import { receive } from './receive.ts'
import { checkOrigin, factsOf } from './request.ts'
import { signedIn } from './signedIn.ts'
import { asTenant } from './transaction.ts'

/** Runs one operation from its limits to its response. Refusals and faults are thrown. */
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

/** Runs a public operation. */
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

/** The refusal that the module defines for a violated constraint; other errors unchanged. */
export function constraintRefusal(error: unknown, route: Route): unknown {
  if (!(error instanceof Error) || !('constraint' in error)) return error
  const known = route.constraints[String(error.constraint)]
  return known ? new Refusal(known.code, known) : error
}
