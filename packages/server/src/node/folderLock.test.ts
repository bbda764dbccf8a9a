import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './folderLock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zal-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const path = () => join(folder, 'zal.lock')

describe('REL-20 the folder', () => {
  test('belongs to one, and to the next one when it is given back', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`)
    unlock()
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  test('is taken over from a process that is gone', () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeFileSync(path(), `${pid} 1 boot`)
    const unlock = lockFolder(folder)
    expect(readFileSync(path(), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    unlock()
  })

  test('is taken over when the number of the process has gone to another one', () => {
    writeFileSync(path(), `${process.pid} 1 another-boot`)
    expect(() => lockFolder(folder)()).not.toThrow()
  })

  test('is not given back by who has lost it', () => {
    const unlock = lockFolder(folder)
    writeFileSync(path(), '1 1 other')
    unlock()
    expect(readFileSync(path(), 'utf8')).toBe('1 1 other')
  })

  test('goes to exactly one of four processes that want the lock of a dead one, 100 times', async () => {
    const racers = Array.from({ length: 4 }, racer)
    try {
      await Promise.all(racers.map((each) => each.hears('ready')))
      for (let round = 0; round < 100; round += 1) {
        writeFileSync(path(), `999999999 ${round} boot`)
        const at = Date.now() + 10
        for (const { child } of racers) child.send({ folder, at })
        const took = await Promise.all(racers.map((each) => each.hears('took')))
        const winners = racers.filter((_, nth) => took[nth])
        expect(winners).toHaveLength(1)
        expect(readFileSync(path(), 'utf8')).toMatch(new RegExp(`^${winners[0]?.child.pid} `))
        expect(readdirSync(folder)).toEqual(['zal.lock'])
        for (const { child } of racers) child.send({ unlock: true })
        await Promise.all(racers.map((each) => each.hears('free')))
        expect(readdirSync(folder)).toEqual([])
      }
    } finally {
      for (const { child } of racers) child.kill()
    }
  })
})

/**
 * A process that tries to lock a folder at a given moment, the same for all, and keeps it until told to
 * release it.
 */
function racer() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', racing], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const hears = async (word: string) => {
    const [said] = (await once(child, 'message')) as [Record<string, boolean>]
    expect(said).toHaveProperty(word)
    return said[word]
  }
  return { child, hears }
}

const racing = `
  import { lockFolder } from ${JSON.stringify(new URL('folderLock.ts', import.meta.url).href)}
  let unlock
  process.on('message', ({ folder, at }) => {
    if (!folder) {
      unlock?.()
      process.send({ free: true })
      return
    }
    while (Date.now() < at);
    try { unlock = lockFolder(folder) } catch { unlock = undefined }
    process.send({ took: Boolean(unlock) })
  })
  process.send({ ready: true })`
