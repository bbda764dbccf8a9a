import { allows } from './permissions.ts'
import type { Principal } from './principal.ts'

/** Hours at which a digest can be sent. */
export const digestHours = [5, 6, 7, 8, 9, 10, 11, 12] as const

/** Whether a person may have the morning digest: owners and directors who see the takings of today. */
export const mayHaveDigest = ({ role, permissions }: Pick<Principal, 'role' | 'permissions'>) =>
  (role === 'owner' || role === 'director') && allows(permissions, ['dashboard', 'today', 'sales'])
