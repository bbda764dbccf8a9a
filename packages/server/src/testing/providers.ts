import { createHash } from 'node:crypto'
import { accountsOf } from '../node/online.ts'
import { readLocales } from '../node/locales.ts'

/** Merchant accounts of club 1 in the format of a settings file; the keys are invented. */
export const accounts = [
  {
    club: 1,
    provider: 'click',
    service: '25001',
    merchant: '14001',
    secret: 'click-secret-of-tests',
  },
  { club: 1, provider: 'payme', merchant: '5e730e8e0b852a417aa49ceb', key: 'payme-key-of-tests' },
  { club: 1, provider: 'uzum', service: 498_000, login: 'zal', password: 'uzum-password-of-tests' },
]

export const testProviders = () => accountsOf(accounts, { locales: readLocales() })

/** A call of Click with a valid signature. */
export function clickCall(step: 'prepare' | 'complete', fields: Record<string, string | number>) {
  const all = {
    service_id: '25001',
    click_paydoc_id: '7001',
    action: step === 'complete' ? '1' : '0',
    error: '0',
    error_note: 'Success',
    sign_time: '2026-11-21 12:00:00',
    ...fields,
  } as Record<string, string | number>
  const signed = [
    all.click_trans_id,
    all.service_id,
    'click-secret-of-tests',
    all.merchant_trans_id,
    ...(step === 'complete' ? [all.merchant_prepare_id] : []),
    all.amount,
    all.action,
    all.sign_time,
  ].join('')
  const sign_string = createHash('md5').update(signed).digest('hex')
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries({ sign_string, ...all })) body.set(name, String(value))
  return request(`/click/1/${step}`, body.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
}

export const paymeCall = (method: string, params: object, key = 'payme-key-of-tests') =>
  request('/payme/1', JSON.stringify({ jsonrpc: '2.0', id: 31, method, params }), {
    authorization: `Basic ${btoa(`Paycom:${key}`)}`,
  })

export const uzumCall = (step: string, fields: object, password = 'uzum-password-of-tests') =>
  request(
    `/uzum/1/${step}`,
    JSON.stringify({ serviceId: 498_000, timestamp: 1_795_244_400_000, ...fields }),
    { authorization: `Basic ${btoa(`zal:${password}`)}` },
  )

/** A call of a machine: no origin, no cookie, no session. */
export const request = (path: string, body: string, headers: Record<string, string> = {}) =>
  new Request(`http://zal.test/api/v1/online${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
