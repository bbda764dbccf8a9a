/** Sends a request as another user would, bypassing the screen. */
export async function somebodyElse(method: string, path: string, body?: object) {
  const answer = await fetch(`/api/v1${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Club-Id': await firstClub(),
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: body && JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${await answer.text()}`)
  return (await answer.json()) as { results: never }
}

async function firstClub() {
  const answer = await fetch('/api/v1/staffs/my-clubs/', { headers: { 'X-Club-Id': '0' } })
  const { results } = (await answer.json()) as { results: { club_id: number }[] }
  return String(results[0]?.club_id ?? 0)
}
