import type { Moment } from '../days.ts'
import { rowsOf, type Target } from '../records.ts'
import type { Club } from '../world.ts'
import { moment, number, text } from '../write.ts'

/** A drawn picture as an uploaded file. */
export interface SeedPicture {
  id: number
  club: Club
  name: string
  at: Moment
  /** Content as hexadecimal digits. */
  look: string
  /** 32 hexadecimal digits. */
  key: string
}

/** Inserts pictures with their content, as uploaded by the first person of the club. */
export async function writePictures(target: Target, pictures: readonly SeedPicture[]) {
  await rowsOf(target, 'file', pictures, (row) => ({
    id: number((i) => row(i).id),
    club_id: number((i) => row(i).club.id),
    staff_id: number((i) => row(i).club.staff[0]?.id ?? 0),
    name: text((i) => row(i).name),
    extension: text(() => 'png'),
    type: text(() => 'image/png'),
    size: number((i) => row(i).look.length / 2),
    key: text((i) => row(i).key),
    created_at: moment((i) => row(i).at),
  }))
  await rowsOf(target, 'file_content', pictures, (row) => ({
    file_id: number((i) => row(i).id),
    bytes: { array: 'text[]', cast: `decode(v, 'hex')`, at: (i) => row(i).look },
  }))
}

export const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
