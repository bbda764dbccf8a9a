import { sql } from 'kysely'
import type { Db } from '../core/context.ts'
import { predict, type Prediction, type StayFacts } from './prediction.ts'

/** Computes the prediction as of today, ignoring the stored one; null where it is too early. */
export async function predictionOf(db: Db, id: number, today: string): Promise<Prediction | null> {
  const [facts] = await factsOf(db, [id], today)
  return facts ? predict(facts) : null
}

/** Recomputes the stored predictions of these members, which lists show. */
export async function keepPredictions(db: Db, ids: number[], today: string): Promise<void> {
  const facts = await factsOf(db, ids, today)
  const percents = facts.map((each) => predict(each)?.percent ?? null)
  await sql`
    update member m set prediction = p.percent
      from unnest(${facts.map(({ id }) => id)}::bigint[], ${percents}::smallint[]) as p (id, percent)
     where m.merchant_id = current_merchant() and m.id = p.id and m.prediction is distinct from p.percent`.execute(
    db,
  )
}

async function factsOf(db: Db, ids: number[], today: string) {
  const { rows } = await sql<StayFacts & { id: number }>`
    select * from prediction_facts(${ids}::bigint[], ${today}::date)`.execute(db)
  return rows
}
