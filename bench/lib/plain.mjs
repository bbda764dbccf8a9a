/**
 * A sale as a plain implementation with hono and pg, within the contract: session, idempotency key, lock of
 * the member, price of the plan, a membership, a payment with its number and its part, two ledger entries, an
 * audit row, an event, and the response stored with its key. One statement after the other, in one
 * transaction.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../scripts/lib/run.mjs'

const require = createRequire(join(root, 'packages/server/package.json'))
const pg = require('pg')
const { Hono } = require('hono')
const { serve } = require('@hono/node-server')

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 24 })
await pool.query(`
  create schema plain;
  create table plain.session (token text primary key, staff bigint not null);
  create table plain.key (staff bigint, key uuid, asked text not null, answer text, primary key (staff, key));
  create table plain.member (id bigint primary key, name text);
  create table plain.plan (id bigint primary key, name text, price bigint not null, days integer not null);
  create table plain.counter (invoice bigint not null, event bigint not null);
  create table plain.membership (id bigint generated always as identity primary key, member bigint not null references plain.member,
    plan bigint not null references plain.plan, price bigint not null, start_date date not null, end_date date not null);
  create index on plain.membership (member);
  create table plain.payment (id bigint generated always as identity primary key, number bigint not null unique,
    member bigint not null references plain.member, membership bigint not null references plain.membership,
    total bigint not null, day date not null, staff bigint not null, at timestamptz not null default now());
  create index on plain.payment (member);
  create index on plain.payment (day, id);
  create table plain.part (id bigint generated always as identity primary key, payment bigint not null references plain.payment,
    method smallint not null, amount bigint not null check (amount > 0));
  create index on plain.part (payment);
  create table plain.ledger (id bigint generated always as identity primary key, payment bigint not null references plain.payment,
    account text not null, amount bigint not null);
  create index on plain.ledger (payment);
  create table plain.audit (id bigint generated always as identity primary key, staff bigint not null, action text not null,
    record bigint not null, after jsonb, at timestamptz not null default now());
  create index on plain.audit (record);
  create table plain.event (seq bigint primary key, kind text not null, record bigint not null);
  insert into plain.session select token_hash, staff_id from session;
  insert into plain.member select id, last_name from member where merchant_id = 1;
  insert into plain.plan select id, name, price, days from package where merchant_id = 1;
  insert into plain.counter values (0, 0);
  analyze`)
const [{ token }] = (await pool.query('select token from plain.session limit 1')).rows

const app = new Hono()
app.post('/payment', async (context) => {
  const text = await context.req.text()
  const body = JSON.parse(text)
  const client = await pool.connect()
  const ask = async (name, statement, values) =>
    (await client.query({ name, text: statement, values })).rows
  try {
    await ask('begin', 'begin')
    const answer = await sold(ask, body, text, context.req.header('idempotency-key'))
    await ask('commit', 'commit')
    return context.body(answer, 200, { 'content-type': 'application/json' })
  } catch (error) {
    await ask('rollback', 'rollback')
    return context.json({ error: error.message }, 500)
  } finally {
    client.release()
  }
})

async function sold(ask, body, text, key) {
  const [session] = await ask('session', 'select staff from plain.session where token = $1', [
    token,
  ])
  const { staff } = session
  const taken = await ask(
    'claim',
    'insert into plain.key (staff, key, asked) values ($1, $2, $3) on conflict do nothing returning key',
    [staff, key, text],
  )
  if (taken.length === 0) {
    const [first] = await ask(
      'first',
      'select asked, answer from plain.key where staff = $1 and key = $2',
      [staff, key],
    )
    if (first.asked !== text) throw new Error('Another request')
    return first.answer
  }
  const [member] = await ask(
    'member',
    'select id, name from plain.member where id = $1 for update',
    [body.customer],
  )
  const [plan] = await ask('plan', 'select id, name, price, days from plain.plan where id = $1', [
    body.subscription.plan,
  ])
  const total = Number(plan.price)
  if (!member || body.total !== total) throw new Error('Not as it is sold')
  const [membership] = await ask(
    'membership',
    `insert into plain.membership (member, plan, price, start_date, end_date)
     values ($1, $2, $3, $4::date, $4::date + $5::integer - 1) returning *`,
    [member.id, plan.id, total, body.start_date, plan.days],
  )
  const [{ invoice }] = await ask(
    'number',
    'update plain.counter set invoice = invoice + 1, event = event + 1 returning invoice',
  )
  const [payment] = await ask(
    'payment',
    `insert into plain.payment (number, member, membership, total, day, staff) values ($1, $2, $3, $4, $5, $6) returning *`,
    [invoice, member.id, membership.id, total, body.payment_date, staff],
  )
  for (const part of body.payments)
    await ask('part', 'insert into plain.part (payment, method, amount) values ($1, $2, $3)', [
      payment.id,
      part.payment_method,
      part.amount,
    ])
  await ask(
    'ledger',
    `insert into plain.ledger (payment, account, amount) values ($1, 'cash', $2), ($1, 'membership', -$2::bigint)`,
    [payment.id, total],
  )
  const answer = JSON.stringify({
    success: true,
    results: { ...payment, customer: member, subscription: membership, payments: body.payments },
  })
  await ask(
    'audit',
    `insert into plain.audit (staff, action, record, after) values ($1, 'payment.created', $2, $3)`,
    [staff, payment.id, JSON.stringify(payment)],
  )
  await ask(
    'event',
    `insert into plain.event (seq, kind, record) select event, 'payment.created', $1 from plain.counter`,
    [payment.id],
  )
  await ask('tell', `select pg_notify('plain', $1)`, [String(payment.id)])
  await ask('keep', 'update plain.key set answer = $3 where staff = $1 and key = $2', [
    staff,
    key,
    answer,
  ])
  return answer
}

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () =>
  console.log('ready'),
)
