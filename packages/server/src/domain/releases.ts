import type { components } from '@zal/api/schema'

/** A note of a release; its texts are those of its subject and release in `locales/<language>/updates.json`. */
export interface ReleaseNote {
  id: number
  subject: components['schemas']['VersionUpdate']['subject']
  /** Permission without which it does not concern a person. */
  needs: readonly string[]
}

export interface Release {
  release: string
  /** Day of the release. */
  date: string
  /** At most five, the most important one first. */
  notes: readonly ReleaseNote[]
}

/** Releases with notes, the newest first. An id never changes. */
export const releases: readonly Release[] = [
  {
    release: '1.1.0',
    date: '2026-11-25',
    notes: [
      { id: 5, subject: 'club', needs: ['gym', 'list'] },
      { id: 6, subject: 'staff', needs: ['staff', 'list'] },
      { id: 7, subject: 'device', needs: ['setting', 'profile'] },
      { id: 8, subject: 'setting', needs: ['setting', 'view'] },
      { id: 9, subject: 'audit', needs: ['audit', 'list'] },
    ],
  },
  {
    release: '1.0.0',
    date: '2026-09-01',
    notes: [
      { id: 1, subject: 'checkin', needs: ['checkin', 'register'] },
      { id: 2, subject: 'member', needs: ['member', 'list'] },
      { id: 3, subject: 'payment', needs: ['payment', 'register'] },
      { id: 4, subject: 'finance', needs: ['finance', 'shift'] },
    ],
  },
]
