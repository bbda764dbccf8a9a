import type { Constraints } from '../../core/handlers.ts'
import { tooManyPeople } from '../../rules/memberSearch.ts'

const overlap = {
  code: 'overlap_membership',
  status: 409,
  fields: { start_date: 'overlap_membership' },
}

/** The rules check first; the constraints guard against concurrent changes of days. */
export const constraints: Constraints = {
  membership_overlap: overlap,
  membership_class_overlap: overlap,
  payment_returned: { code: 'busy', status: 409 },
  payment_reversed_once: { code: 'busy', status: 409 },
  ...tooManyPeople,
}
