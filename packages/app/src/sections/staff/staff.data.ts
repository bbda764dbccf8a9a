import type { ResultsOf } from '../../scaffold/api/index.ts'
import { defineQuery, resource } from '../../scaffold/query/index.ts'

export const staff = resource('staff', {
  list: '/staffs/',
  one: '/staffs/{id}/',
  touches: ['trainer'],
  hears: ['club'],
})

export type Staff = ResultsOf<'/staffs/', 'get'>[number]

/** The roles by rank, with their rights. */
export const staffRoles = defineQuery(['staff'], '/staffs/roles/')

/** Roles that somebody may be given, by rank; owners are made by other owners only. */
export const roles = ['director', 'manager', 'trainer', 'restricted_user', 'partner'] as const
export const everyRole = ['owner', ...roles] as const

/** Entries of the audit log about a person, the newest first. */
export const staffChanges = defineQuery(['staff', 'trainer'], '/audit/')
