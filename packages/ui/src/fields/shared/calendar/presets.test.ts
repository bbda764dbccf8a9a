import { expect, test } from 'vitest'
import { presetRange } from './presets.ts'

test.each([
  ['today', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-11-20', '2026-11-20'],
  ['week', '2026-11-16', '2026-11-21'],
  ['last7', '2026-11-15', '2026-11-21'],
  ['last30', '2026-10-23', '2026-11-21'],
  ['month', '2026-11-01', '2026-11-21'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
] as const)('%s', (name, from, to) => expect(presetRange(name, '2026-11-21')).toEqual({ from, to }))
