/**
 * Sends a request as another user would, bypassing the screen.
 *
 * @param role who, with a session of its own @default the session of the story
 */
export async function somebodyElse(method: string, path: string, body?: object, role?: string) {
  const answer = await fetch(`/api/v1${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Club-Id': await firstClub(role),
      ...as(role),
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: body && JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${await answer.text()}`)
  return (await answer.json()) as { results: never }
}

const as = (role: string | undefined) => (role ? { 'X-Story-Role': role } : undefined)

async function firstClub(role: string | undefined) {
  const headers = { 'X-Club-Id': '0', ...as(role) }
  const answer = await fetch('/api/v1/staffs/my-clubs/?is_active=1', { headers })
  const { results } = (await answer.json()) as { results: { club_id: number }[] }
  return String(results[0]?.club_id ?? 0)
}
