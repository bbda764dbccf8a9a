import type { Who } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { allows } from '../../core/permissions.ts'

/** Errors: 403 `forbidden` without access to the section of the list. */
export function checkNoun(noun: string, { permissions }: Pick<Who, 'permissions'>) {
  const isAllowed = ['list', 'history'].some((tab) => allows(permissions, [noun, tab]))
  if (!isAllowed) refuse('forbidden', { status: 403 })
}

/** Errors: 403 `forbidden` without the permission to change the section. */
export function checkChange(noun: string, { permissions }: Pick<Who, 'permissions'>) {
  if (!allows(permissions, [noun, 'list', 'change'])) refuse('forbidden', { status: 403 })
}
