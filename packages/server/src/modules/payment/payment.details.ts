import { sql } from 'kysely'
import type { Answer, Db, Who } from '../../core/context.ts'
import { missing } from '../../core/errors.ts'

type Refunds = Answer<'getRefund'>

/** Common fields of the reason views; `next` is a membership sold to begin later, which keeps its days. */
const head = sql`
  'id', p.id, 'invoice_id', p.invoice_no, 'total', p.total,
  'customer', jsonb_build_object('id', m.id, 'fullname', concat_ws(' ', m.last_name, m.first_name)),
  'next', (select jsonb_build_object('plan', n.name, 'start_date', n.start_date)
             from membership n
             join membership o on o.merchant_id = n.merchant_id and o.id = p.membership_id
            where n.merchant_id = p.merchant_id and n.member_id = p.member_id and n.id <> o.id and n.state = 'sold'
              and n.type = o.type and n.start_date > o.start_date
              and n.start_date > (select max(r.business_day) from payment_reversal r
                                   where r.merchant_id = p.merchant_id and r.payment_id = p.id)
            order by n.start_date limit 1)`

/** The approver, where an approval was needed. */
const approved = sql`
  'approved_by', (select concat_ws(' ', a.last_name, a.first_name) from staff a
                   where a.merchant_id = r.merchant_id and a.id = r.approved_by)`

/** Errors: 404 where the payment is not void. */
export async function voidDetail(db: Db, id: number, { club }: Who): Promise<Answer<'getVoid'>> {
  const { rows } = await sql<{ detail: Answer<'getVoid'> }>`
    select jsonb_build_object(${head}, 'by', concat_ws(' ', s.last_name, s.first_name), ${approved}, 'void_date', r.business_day,
             'void_reason', r.reason_id, 'void_description', r.reason) as detail
      from payment p
      join member m on m.merchant_id = p.merchant_id and m.id = p.member_id
      join payment_reversal r on r.merchant_id = p.merchant_id and r.payment_id = p.id and r.kind = 'void'
      join staff s on s.merchant_id = r.merchant_id and s.id = r.staff_id
     where p.merchant_id = current_merchant() and p.id = ${id} and p.club_id = ${club}`.execute(db)
  return rows[0]?.detail ?? missing()
}

/** Errors: 404 where nothing was refunded. */
export async function refundDetail(db: Db, id: number, { club }: Who): Promise<Refunds> {
  const { rows } = await sql<{
    detail: Omit<Refunds, keyof Refunds['refunds'][number]> & Pick<Refunds, 'id'>
  }>`
    select jsonb_build_object(${head}, 'payment_status', z.status, 'returned', z.returned, 'refunds', (
             select jsonb_agg(jsonb_build_object('id', r.id, 'refund_date', r.business_day, 'refund_method', r.method,
                      'refund_amount', r.amount, 'refund_reason', r.reason, 'by', concat_ws(' ', s.last_name, s.first_name),
                      ${approved}) order by r.id)
               from payment_reversal r
               join staff s on s.merchant_id = r.merchant_id and s.id = r.staff_id
              where r.merchant_id = p.merchant_id and r.payment_id = p.id)) as detail
      from payment p
      join payment_state z on z.merchant_id = p.merchant_id and z.payment_id = p.id
                          and z.status in ('refund', 'partial_refund')
      join member m on m.merchant_id = p.merchant_id and m.id = p.member_id
     where p.merchant_id = current_merchant() and p.id = ${id} and p.club_id = ${club}`.execute(db)
  const detail = rows[0]?.detail ?? missing()
  const { id: _, ...last } = detail.refunds.at(-1) ?? missing()
  return { ...last, ...detail }
}
