import type { ResultsOf } from '../../../scaffold/api/index.ts'

export type Import = ResultsOf<'/management/member-import/{id}/', 'get'>
export type ImportProblem = ResultsOf<'/management/member-import/{id}/problems/', 'get'>[number]
export type ImportField = NonNullable<Import['mapping'][number]>

/** What a column may hold, in the order in which it is offered. */
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

/** Something goes on behind the screen. */
export const isUnderWay = ({ state }: Import) => state === 'running' || state === 'undoing'

export const importSteps = ['file', 'columns', 'check', 'run', 'result'] as const
export type ImportStep = (typeof importSteps)[number]

/** Where an import stands by what the server says of it. */
export function stepOf(found: Import): ImportStep {
  if (found.state === 'uploaded') return 'columns'
  if (found.state === 'checked') return 'check'
  return isUnderWay(found) ? 'run' : 'result'
}
