import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refused } from '../../core/background/channel.ts'
import { mailOf, sweepLetters } from './email.ts'
import { settingsOf } from '../settings.ts'

const letter = {
  id: '1-7',
  to: 'aziza@zal.demo',
  subject: 'Zal parolini tiklash',
  text: 'Havola: https://zal.test/recovery#k3J-9sHq_2mZx0LwBv7Rt5Yp8Nc1Dg4Fa6Ee3Qu9Io0',
  until: new Date(Date.now() + 30 * 60_000),
}

/** A fake SMTP server that accepts e-mails for everyone except `nobody@`, and records the lines received. */
const told: string[] = []
const post = createServer((socket) => {
  let isLetter = false
  let rest = ''
  const say = (text: string) => void socket.write(`${text}\r\n`)
  const hear = (line: string) => {
    told.push(line)
    if (isLetter) return line === '.' && ((isLetter = false), say('250 taken'))
    if (line === 'DATA') isLetter = true
    if (line.includes('nobody@')) return say(`550 no such person ${line}`)
    return say(line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 zal.test')
  }
  say('220 zal.test')
  socket.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  sockets.add(socket)
})
const sockets = new Set<Socket>()
const folder = mkdtempSync(join(tmpdir(), 'zal-mail-'))
beforeAll(() => new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  post.close()
  rmSync(folder, { recursive: true })
})

const said: unknown[][] = []
const write = (...words: unknown[]) => void said.push(words)
const log = { info: write, warn: write, error: write }
const mail = (env: NodeJS.ProcessEnv) => mailOf(settingsOf({ DATA_DIR: folder, ...env }).mail, log)
const byPost = () =>
  mail({
    SMTP_URL: `smtp://127.0.0.1:${(post.address() as AddressInfo).port}`,
    MAIL_FROM: 'Zal <zal@zal.test>',
  })

test('a letter goes to the mail server of SMTP_URL', async () => {
  await byPost().send(letter)
  expect(told).toContain('MAIL FROM:<zal@zal.test>')
  expect(told).toContain('RCPT TO:<aziza@zal.demo>')
  expect(told).toContain('From: Zal <zal@zal.test>')
  expect(told).toContain(`Subject: ${letter.subject}`)
  expect(told.join('\n')).toContain('zal.test/recovery#')
  // The same for each repetition, so that mail programs show one letter.
  expect(told).toContain('Message-ID: <delivery-1-7@zal.test>')
  expect([said, readdirSync(folder)]).toEqual([[], []])
})

test('a letter with a page goes as both, and into the folder beside its text', async () => {
  const html = '<p>Havola</p>'
  told.length = 0
  await byPost().send({ ...letter, html })
  expect(told.join('\n')).toContain('multipart/alternative')
  expect(told).toContain(html)
  const own = mkdtempSync(join(tmpdir(), 'zal-mail-'))
  await mail({ DATA_DIR: own }).send({ ...letter, html })
  const lie = join(own, 'letters')
  const names = readdirSync(lie).toSorted()
  expect(names).toEqual([expect.stringMatching(/\.txt$/), expect.stringMatching(/\.txt\.html$/)])
  expect(readFileSync(join(lie, names[1] ?? ''), 'utf8')).toBe(html)
  await sweepLetters(lie, new Date(letter.until.getTime() + 1))
  expect(readdirSync(lie)).toEqual([])
  rmSync(own, { recursive: true })
  said.length = 0
})

test('fails if the mail server refuses the recipient', async () => {
  const refused = byPost().send({ ...letter, to: 'nobody@zal.demo' })
  await expect(refused).rejects.toThrow(Refused)
  await expect(refused).rejects.toThrow('550')
})

test('T-22 REL-44 writes a file readable by the owner only without SMTP_URL, and logs nothing of its content', async () => {
  await mail({}).send(letter)
  const lie = join(folder, 'letters')
  const [name = '', ...others] = readdirSync(lie)
  expect(others).toEqual([])
  const text = readFileSync(join(lie, name), 'utf8')
  for (const part of [letter.to, letter.subject, letter.text]) expect(text).toContain(part)
  expect([statSync(lie).mode & 0o777, statSync(join(lie, name)).mode & 0o777]).toEqual([
    0o700, 0o600,
  ])
  expect(JSON.stringify(said)).toContain(lie)
  expect(JSON.stringify(said)).not.toMatch(/aziza|k3J-9s/)
})

test('T-22 a letter goes once its link is dead, and nothing else in the folder does', async () => {
  const lie = join(folder, 'letters')
  writeFileSync(join(lie, 'README.md'), 'Kept')
  const now = Date.now()
  const minutes = (count: number) => new Date(now + count * 60_000)
  await sweepLetters(lie, minutes(29))
  expect(readdirSync(lie)).toHaveLength(2)
  await sweepLetters(lie, minutes(31))
  expect(readdirSync(lie)).toEqual(['README.md'])
  await sweepLetters(join(folder, 'none'), minutes(31))
})

test.each([
  [{ SMTP_URL: 'https://u:geheim@mail.zal.test', MAIL_FROM: 'a@zal.test' }, /SMTP_URL has to be/],
  [{ SMTP_URL: 'smtps://u:geheim@mail.zal.test' }, /it needs MAIL_FROM/],
])('a setting that makes no sense is said without the password: %#', (env, words) => {
  expect(() => mail(env)).toThrow(words)
  expect(() => mail(env)).not.toThrow(/geheim/)
})
