import { AppError } from '../errors.ts'
import { refusalText } from '../i18n/words.ts'
import type { sideEffects } from '../events/sideEffects.ts'
import type { Attempt, Principal } from './context.ts'
import { constraintError } from './handlers.ts'
import type { OperationRuntime, RequestContext } from './requestContext.ts'

/** `attempt` of a context: a savepoint whose refusal is translated as that of a whole request. */
export const attemptIn =
  (
    { parts: { locales }, route }: Pick<OperationRuntime, 'parts' | 'route'>,
    { language }: Pick<RequestContext, 'language'>,
    principal: Principal,
    { inSavepoint }: Pick<ReturnType<typeof sideEffects>, 'inSavepoint'>,
  ): Attempt =>
  async (part) => {
    try {
      return { value: await inSavepoint(part) }
    } catch (error) {
      const refusal = constraintError(error, route)
      if (!(refusal instanceof AppError) || refusal.status >= 500) throw error
      const how = { language: language ?? principal.language, currency: principal.currency }
      return { refusal: refusalText(locales, how, refusal) }
    }
  }
