import { sql } from 'kysely'
import type { Answer, Db, OpenContext, Role } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { defaultLimits, latestEnd } from '../../core/limits.ts'
import { countTry, forgetGuess, tooMany } from '../../core/auth/attempts.ts'
import { guessKeys, presentedDevice, type ApprovedDevices } from '../../core/auth/device.ts'
import { confirmDevice, rejectedBy, renewDevice, requestApproval } from './session.device.ts'
import { clubs, hold, writeDown } from './session.store.ts'

const year = 365 * 86_400

interface Account extends ApprovedDevices {
  merchant_id: number
  staff_id: number
  password_hash: string | null
  role: Role
  country: string
}

/**
 * Exchanges e-mail and password for a hash that opens a session. The response for an unknown e-mail, a wrong
 * password and a wrong country is the same, and takes as long.
 */
export async function signIn(context: OpenContext<'login'>): Promise<Answer<'login'>> {
  const { body, now, request, secrets, passwords, transaction } = context
  const mail = body.username.toLowerCase()
  const presented = await presentedDevice(request, secrets)

  const account = await transaction(null, async (db) => {
    const { rows } = await sql<Account>`select * from account_of(${mail}, ${presented})`.execute(db)
    return rows[0]
  })
  const keys = await guessKeys(secrets, `account ${mail}`, request.ip, account)
  const { merchant_id: merchant, staff_id: staff } = account ?? { merchant_id: 0, staff_id: 0 }
  const tenant = { merchant, club: 0, staff }
  const writeRefused = () =>
    transaction(tenant, (db) => writeDown(db, { action: 'session.refused', staff, now, request }))
  const wait = await transaction(null, (db) => countTry(db, keys.account, keys.source, now))
  if (wait > 0) {
    await writeRefused()
    tooMany(wait)
  }
  const right = await passwords.verify(body.password, account?.password_hash ?? null)
  const hash = secrets.token()
  const device = secrets.token()
  const mine =
    account && right && account.country === body.country
      ? await transaction(tenant, async (db) => {
          // The password may have changed while it was being verified.
          if (!(await hold(db, staff, account.password_hash))) return undefined
          await forgetGuess(db, keys.account, keys.source)
          const deviceHash = await secrets.hash(device)
          const facts = { staff, agent: request.agent, now }
          const found = await renewDevice(db, { presented, fresh: deviceHash }, facts)
          if (found.status === 'rejected')
            return { rejected: await rejectedBy(db, found.id, staff) }
          if (found.status === 'pending')
            await requestApproval(db, found, { staff, now, chance: secrets.chance() })
          const until = new Date(now.getTime() + defaultLimits.redirectSeconds * 1000)
          await sql`insert into redirect_hash (merchant_id, hash, staff_id, device_id, device_hash, expires_at)
                    values (${merchant}, ${await secrets.hash(hash)}, ${staff}, ${found.id}, ${deviceHash}, ${until})`.execute(
            db,
          )
          return { clubs: await clubs(db, { staff, role: account.role }, 1) }
        })
      : undefined
  if (!account || !mine) {
    await writeRefused()
    fail('login_failed')
  }
  if (mine.rejected !== undefined) {
    await writeRefused()
    fail('device_rejected', { status: 403, vars: { name: mine.rejected } })
  }
  request.setCookie('device', device, year)
  return { clubs: mine.clubs, role: account.role, redirect_url: '/', hash }
}

/** Exchanges the single-use hash for a session cookie. */
export async function redirect(context: OpenContext<'redirect'>): Promise<Answer<'redirect'>> {
  const { body, now, request, secrets, transaction } = context
  const hash = await secrets.hash(body.hash)
  const owner = await transaction(null, async (db) => {
    const { rows } = await sql<{ merchant_id: number; staff_id: number }>`
      select * from redirect_of(${hash})`.execute(db)
    return rows[0] ?? fail('session_expired', { status: 401 })
  })
  const token = secrets.token()
  const tokenHash = await secrets.hash(token)
  const tenant = { merchant: owner.merchant_id, club: 0, staff: owner.staff_id }
  await transaction(tenant, async (db) => {
    const { staff } = tenant
    if (!(await hold(db, staff))) fail('session_expired', { status: 401 })
    await confirmDevice(db, hash)
    const session = await open(db, hash, tokenHash, now)
    await writeDown(db, { action: 'session.created', staff, session, now, request })
  })
  request.setCookie('session', token, defaultLimits.session)
  return { timestamp: String(now.getTime()), staff: owner.staff_id }
}

async function open(db: Db, hash: string, tokenHash: string, now: Date): Promise<number> {
  const { idle, session, redirectSeconds } = defaultLimits
  const until = new Date(now.getTime() + session * 1000)
  const { rows } = await sql<{ id: number }>`
    with used as (
      update redirect_hash set used_at = ${now}
       where merchant_id = current_merchant() and hash = ${hash} and used_at is null
         and expires_at > ${now} and expires_at <= ${latestEnd(now, redirectSeconds)}
      returning merchant_id, staff_id, device_id
    )
    insert into session (merchant_id, staff_id, device_id, club_id, token_hash, idle_seconds, waits, created_at, seen_at, expires_at)
    select u.merchant_id, u.staff_id, u.device_id, sole.club_id, ${tokenHash},
           case d.status when 'approved' then ${idle.approved}::integer else ${idle.elsewhere}::integer end,
           d.status = 'pending' and d.code is not null,
           ${now}, ${now}, ${until}
      from used u
      join device d on d.merchant_id = u.merchant_id and d.id = u.device_id and d.status <> 'rejected'
      left join lateral (
        select max(x.club_id) as club_id from staff_club x
         where x.merchant_id = u.merchant_id and x.staff_id = u.staff_id having count(*) = 1
      ) sole on true
    returning id`.execute(db)
  return rows[0]?.id ?? fail('session_expired', { status: 401 })
}
