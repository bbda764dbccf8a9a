import { spawnSync } from 'node:child_process'
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

  test('goes to exactly one of many who want the lock of a dead process, 20 times', () => {
    for (let round = 0; round < 20; round += 1) {
      writeFileSync(path(), '999999999 1 boot')
      const takers = Array.from({ length: 4 }, () => attempt())
      expect(takers.filter(Boolean)).toHaveLength(1)
      takers.find(Boolean)?.()
    }
  })

  const attempt = () => {
    try {
      return lockFolder(folder)
    } catch {
      return undefined
    }
  }
})
