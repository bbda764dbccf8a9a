import type { Results } from '../../scaffold/contract.ts'

export type Import = Results<'/management/member-import/{id}/', 'get'>
export type ImportProblem = Results<'/management/member-import/{id}/problems/', 'get'>[number]
export type ImportField = NonNullable<Import['mapping'][number]>

/** Fields that a column can map to, in display order. */
export const importFields: ImportField[] = [
  'fullname',
  'last_name',
  'first_name',
  'phone',
  'phone2',
  'gender',
  'birth_date',
  'email',
  'address_line',
  'through',
  'date_joined',
  'description',
]

/** Whether the import or its undo is running on the server. */
export const isUnderWay = ({ state }: Import) => state === 'running' || state === 'undoing'

export const importSteps = ['file', 'columns', 'check', 'run', 'result'] as const
export type ImportStep = (typeof importSteps)[number]

/** Step of the import wizard by the server's state. */
export function stepOf(found: Import): ImportStep {
  if (found.state === 'uploaded') return 'columns'
  if (found.state === 'checked') return 'check'
  return isUnderWay(found) ? 'run' : 'result'
}
