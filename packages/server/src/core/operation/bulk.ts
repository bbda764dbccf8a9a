import type { components } from '@zal/api/schema'
import type { Answer, Context, OperationId } from './context.ts'
import { handlers, type Route } from './handlers.ts'

type BulkReport = components['schemas']['BulkReport']

/** Operations that change many records: `changeRooms`. */
type BulkOperation = {
  [Id in OperationId]: Answer<Id> extends BulkReport ? Id : never
}[OperationId]

/** A change of one record in the body. */
interface Change {
  id: number
  version: number
}

/** The context of a bulk operation that is known by its name only. */
type BulkContext = Omit<Context, 'body'> & { body: { changes: Change[] } }

/**
 * The routes with the bulk change of their records: the handler `one` runs for each row in a savepoint, with its checks,
 * audit and events, and a refused row does not undo the others. Rows are changed in the order of their ids, so that
 * concurrent requests lock them in the same order.
 *
 * @example
 * withBulkChange('changeRooms', 'changeRoom', records('room', …))
 */
export function withBulkChange(many: BulkOperation, one: OperationId, routes: Route[]): Route[] {
  const route = routes.find(({ operation }) => operation === one)
  if (!route) throw new Error(`${many} needs the handler of ${one}`)
  const change = route.run as (context: object) => Promise<Change>
  const prepared = route.preparedAtOnce as ((body: object) => unknown) | undefined
  const run = async ({ body: { changes }, ...context }: BulkContext): Promise<BulkReport> => {
    const report: BulkReport = { done: [], failed: [] }
    for (const { id, ...body } of changes.toSorted((a, b) => a.id - b.id)) {
      const given = { ...context, operation: one, path: { id }, body, prepared: prepared?.(body) }
      const outcome = await context.attempt(() => change(given))
      if ('refusal' in outcome) report.failed.push({ id, ...outcome.refusal })
      else report.done.push({ id, version: outcome.value.version })
    }
    return report
  }
  return [...routes, ...handlers<never>(route.noun, { [many]: run }, route.constraints)]
}
