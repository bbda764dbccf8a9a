import type { World } from '../world.ts'
import { rowsOf, type Target } from '../records.ts'
import { moment, number, text } from '../write.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`
const android = `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`
const ipad =
  'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

interface SeedDevice {
  /** Before the @ of the person; none of the demo accounts, whose first browser is approved by itself. */
  of: string
  name: string
  status: 'approved' | 'pending' | 'rejected'
  agent: string
  /** Hours ago: first and last seen. */
  first: number
  last: number
}

const devices: readonly SeedDevice[] = [
  { of: 'doston', name: 'Front desk 1', status: 'approved', agent: windows, first: 900, last: 3 },
  { of: 'doston', name: '', status: 'pending', agent: android, first: 2, last: 2 },
  { of: 'shahnoza', name: 'Front desk 2', status: 'approved', agent: windows, first: 700, last: 5 },
  { of: 'olga', name: '', status: 'approved', agent: ipad, first: 400, last: 20 },
  { of: 'artur', name: '', status: 'approved', agent: windows, first: 1200, last: 26 },
  { of: 'artur', name: '', status: 'rejected', agent: android, first: 300, last: 290 },
]

/** Devices of people with their last sign-ins: one waits for its approval since this morning, one was rejected. */
export async function writeDevices(target: Target) {
  const { world } = target
  const owner = world.staff.find(({ role }) => role === 'owner')?.id ?? 0
  const rows = devices.flatMap((device) => {
    const person = world.staff.find(({ email }) => email.startsWith(`${device.of}@`))
    return person ? [{ ...device, staff: person.id }] : []
  })
  const at = (hours: number) => world.now - hours * 3600
  // Ids of the seed begin at 1 for each merchant; those of later sign-ins go on after them.
  const id = (i: number) => firstId(world) + i
  await rowsOf(target, 'device', rows, (row) => ({
    id: number(id),
    staff_id: number((i) => row(i).staff),
    token_hash: text((i) => `seed ${world.merchant} ${i}`),
    status: text((i) => row(i).status),
    name: text((i) => row(i).name),
    agent: text((i) => row(i).agent),
    created_at: moment((i) => at(row(i).first)),
    requested_at: moment((i) => at(row(i).first)),
    seen_at: moment((i) => at(row(i).last)),
    decided_by: number((i) => (row(i).status === 'pending' ? null : owner)),
    decided_at: moment((i) => (row(i).status === 'pending' ? null : at(row(i).first) + 600)),
  }))
  await rowsOf(target, 'session', rows, (row) => ({
    staff_id: number((i) => row(i).staff),
    device_id: number(id),
    token_hash: text((i) => `seed ${world.merchant} ${i}`),
    idle_seconds: number(() => 1800),
    created_at: moment((i) => at(row(i).last)),
    seen_at: moment((i) => at(row(i).last)),
    expires_at: moment((i) => at(row(i).last) + 86_400),
    ended_at: moment((i) => at(row(i).last) + 1800),
  }))
}

const firstId = (world: World) => world.merchant * 1000 + 1
