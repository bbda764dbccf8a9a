import { ApiError } from '@zal/api'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { mapResult, useApiQuery } from '../../../scaffold/query/index.ts'
import type { BodyOf } from '../../../scaffold/api/index.ts'
import type { SettingsSave } from '../../../scaffold/settings/index.ts'
import { useCan, useCurrentUser, type Settings } from '../../../scaffold/session/index.ts'

const path = '/management/settings/'

/** The settings of the club, and what this person may do with them. */
export type ClubRecord = Settings & {
  edition: 'ERP' | 'LITE'
  currency: 'UZS' | 'KGS'
  /** Whether the person may switch shifts, and set the approval limit. */
  may: { shift: boolean; approval: boolean }
}

/** A patch of the settings; shifts and the approval limit have operations of their own. */
export type ClubPatch =
  | Omit<BodyOf<typeof path, 'patch'>, 'version'>
  | { shift: boolean }
  | { approval_above: number | null }

/** The settings of the club, their last changes, and how they are changed. */
export const clubSettings = {
  useRecord() {
    const query = useApiQuery('club', path)
    const { edition, currency } = useCurrentUser()
    const can = useCan()
    const settings = query.data?.results
    const may = {
      shift: can('finance', 'shift', 'change'),
      approval: can('finance', 'closing', 'change'),
    }
    return mapResult<ClubRecord>(query, settings && { ...settings, edition, currency, may })
  },
  useChanges: () => useApiQuery('club', '/management/settings/changes/').data?.results,
  useSave,
}

function useSave({ version }: ClubRecord): SettingsSave<ClubRecord, ClubPatch> {
  const own = useApiMutation('patch', path, { touches: ['club'] })
  const shift = useApiMutation('patch', '/finance/shift-setting/', { touches: ['club', 'shift'] })
  const approval = useApiMutation('patch', '/finance/approval-setting/', { touches: ['club'] })
  const isBusy = ({ pending, refetching }: typeof own | typeof shift | typeof approval) =>
    pending || refetching
  return {
    pending: [own, shift, approval].some(isBusy),
    send: async (patch, isSame) => {
      if ('shift' in patch) return shift.send({ body: { is_on: patch.shift } })
      if ('approval_above' in patch) {
        return approval.send({ body: { above: patch.approval_above } })
      }
      try {
        return await own.send({ body: { ...patch, version } })
      } catch (thrown) {
        // Another setting was changed meanwhile: this one is sent again with the version of now.
        const current = currentIn(ApiError.from(thrown))
        if (!current || !isSame(current)) throw thrown
        return own.send({ body: { ...patch, version: current.version } })
      }
    },
  }
}

const currentIn = ({ code, results }: ApiError) =>
  code === 'stale_record' ? (results as ClubRecord) : undefined
