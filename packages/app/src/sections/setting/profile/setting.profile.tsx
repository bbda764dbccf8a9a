import type { PrefetchArgs } from '../../../scaffold/query/index.ts'
import { selectResults } from '../../../scaffold/query/index.ts'
import { ScreenBoundary } from '../../../scaffold/routing/index.ts'
import { profileQuery } from './profile.data.ts'
import { ProfileForm } from './ProfileForm.tsx'

/** The signed-in person: profile, sign-in, look, devices. */
export function profile() {
  return (
    <ScreenBoundary query={selectResults(profileQuery.use())}>
      {(mine) => <ProfileForm profile={mine} />}
    </ScreenBoundary>
  )
}

profile.prefetch = (args: PrefetchArgs) => profileQuery.prefetch(args)
