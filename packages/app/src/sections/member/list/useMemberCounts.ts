import { useApiQuery } from '../../../scaffold/query/index.ts'

/** Numbers of members by locked view. */
export const useMemberCounts = () =>
  useApiQuery('member', '/management/member-counts/', undefined, { keepPrevious: true }).data
    ?.results
