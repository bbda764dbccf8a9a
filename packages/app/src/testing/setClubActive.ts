import { somebodyElse } from './somebodyElse.ts'

/** Closes a club as another owner would, or activates it again. */
export async function setClubActive(id: number, is_active: boolean) {
  const path = `/management/club/${id}/`
  const { results } = (await somebodyElse('GET', path, undefined, 'owner')) as unknown as {
    results: { version: number }
  }
  await somebodyElse('PATCH', path, { is_active, version: results.version }, 'owner')
}
