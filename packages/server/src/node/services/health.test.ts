import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameAt } from '../backup/retention.ts'
import { hostHealth } from './health.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zal-health-'))
})
afterAll(() => rm(folder, { recursive: true }))

const now = new Date('2026-11-21T07:00:00Z')
const letter = { id: '1-1', to: 'aziza@zal.uz', subject: 'Zal', text: '', until: now }
const settings = () => ({
  databaseUrl: undefined,
  folder,
  backups: { key: undefined, folder, minutes: 15 },
  mail: { smtp: 'smtps://mail.example', from: 'Zal <zal@zal.uz>', folder },
})

test('the newest backup and the disk of the data folder', async () => {
  const { read } = hostHealth(settings(), () => now)
  expect((await read()).backup).toEqual({ at: null, minutes: 15 })
  for (const minutes of [30, 15]) {
    await writeFile(join(folder, nameAt(new Date(now.getTime() - minutes * 60_000))), '')
  }
  const { backup, disk } = await read()
  expect(backup).toEqual({ at: new Date('2026-11-21T06:45:00Z'), minutes: 15 })
  expect(disk?.totalBytes).toBeGreaterThan(disk?.usedBytes ?? Infinity)
})

test('PostgreSQL is backed up elsewhere', async () => {
  const { read } = hostHealth({ ...settings(), databaseUrl: 'postgres://db' }, () => now)
  expect(Object.keys(await read())).toEqual(['mail'])
})

test('the last accepted and the last refused e-mail', async () => {
  const { read, watch } = hostHealth(settings(), () => now)
  let fails = false
  const mail = watch({
    isRepeatable: true,
    send: () => (fails ? Promise.reject(new Error('no')) : Promise.resolve(null)),
  })
  expect((await read()).mail).toEqual({ isFolder: false, sentAt: null, failedAt: null })
  await mail.send(letter)
  fails = true
  await expect(mail.send(letter)).rejects.toThrow('no')
  expect((await read()).mail).toEqual({ isFolder: false, sentAt: now, failedAt: now })
})
