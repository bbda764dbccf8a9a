import type { Found } from './session.ts'
import { Anew, quiet } from './transaction.ts'

/** Sessions by token and club, as the database knew them the last time; the oldest are forgotten. */
export type Foresight = Map<string, Found>

const most = 1000

/**
 * Serves a request without waiting to hear who it is: as the one whom the same token was the last
 * time, in the very transaction that asks the database. What was done counts only where the
 * database says the same of the session, word for word; else all of it is rolled back, and the
 * request starts anew. Row-level security goes by what the database says in any case.
 */
export async function serveAhead<T>(
  sessions: Foresight,
  key: string,
  enter: (guess: Found | undefined) => Promise<Found>,
  serve: (found: Found) => Promise<T>,
): Promise<T> {
  const guess = sessions.get(key)
  const entered = enter(guess)
  const ahead = guess && quiet(serve(guess))
  const found = await entered.catch(async (error: unknown) => {
    sessions.delete(key)
    if (!ahead) throw error
    // What ran ahead may itself have been what went wrong.
    await ahead.catch(() => undefined)
    throw new Anew('Nobody, or somebody who may not')
  })
  remember(sessions, key, found)
  if (!ahead) return serve(found)
  if (guess.stamp === found.stamp) return ahead
  await ahead.catch(() => undefined)
  throw new Anew('Somebody else than the last time')
}

function remember(sessions: Foresight, key: string, found: Found) {
  sessions.delete(key)
  if (found.stamp === undefined) return
  if (sessions.size >= most) sessions.delete(sessions.keys().next().value ?? '')
  sessions.set(key, found)
}
