/**
 * Hono and pg without anything else: the same rows as plain columns, no session, permission, tenant or
 * validation.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../scripts/lib/run.mjs'

const require = createRequire(join(root, 'packages/server/package.json'))
const pg = require('pg')
const { Hono } = require('hono')
const { serve } = require('@hono/node-server')

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 })
const columns = 'id, first_name, last_name, phone, gender, birth_date, status, is_global, version'
const app = new Hono()

app.get('/list', async (context) => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select ${columns} from member where merchant_id = 1 and scope_club = 1 and deleted_at is null order by id desc limit 10`,
  })
  return context.json({ results: rows })
})
app.get('/counted', async (context) => {
  const where = 'merchant_id = 1 and scope_club = 1 and deleted_at is null'
  const [page, total] = await Promise.all([
    pool.query({
      name: 'list',
      text: `select ${columns} from member where ${where} order by id desc limit 10`,
    }),
    pool.query({
      name: 'count',
      text: `select count(*)::integer as total from member where ${where}`,
    }),
  ])
  return context.json({ results: page.rows, total_count: total.rows[0].total })
})
app.get('/one/:id', async (context) => {
  const { rows } = await pool.query({
    name: 'one',
    text: `select ${columns} from member where merchant_id = 1 and id = $1`,
    values: [context.req.param('id')],
  })
  return context.json({ results: rows[0] })
})

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () =>
  console.log('ready'),
)
