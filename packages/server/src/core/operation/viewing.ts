import { codeOf } from '../db/database.ts'
import { asTenant } from '../db/transaction.ts'
import { AppError } from '../errors.ts'
import { sideEffects } from '../events/sideEffects.ts'
import type { Audit, AuditEntry } from './context.ts'
import type { OperationRuntime, RequestContext } from './requestContext.ts'

/** Collects the audit rows of a read, such as an export, whose transaction may not write. */
export function auditInView(requestContext: RequestContext): Audit {
  // A repeated transaction starts with none.
  const entries: AuditEntry[] = []
  requestContext.auditOfView = entries
  return async (...more) => void entries.push(...more)
}

/** Writes the collected audit rows in the name of the signed-in person; they name whom he viewed as. */
export async function writeAuditOfView(
  { transact }: Pick<OperationRuntime, 'transact'>,
  { id, now, principal, auditOfView: entries = [] }: RequestContext,
): Promise<void> {
  if (!principal?.viewer || entries.length === 0) return
  const viewer = { ...principal, ...principal.viewer, isReadOnly: false }
  const view_as = principal.staff
  await transact(async (work) => {
    await asTenant(work, viewer)
    const { audit } = sideEffects(work, viewer, { id, now })
    await audit(...entries.map((entry) => ({ ...entry, after: { ...entry.after, view_as } })))
  })
}

/** The refusal for a write that the read-only transaction of a view has prevented; other errors unchanged. */
export const refusedWrite = (error: unknown, { principal }: RequestContext): unknown =>
  principal?.isReadOnly && codeOf(error) === READ_ONLY_SQL_TRANSACTION
    ? new AppError('view_as_read_only', { status: 403 })
    : error

const READ_ONLY_SQL_TRANSACTION = '25006'
