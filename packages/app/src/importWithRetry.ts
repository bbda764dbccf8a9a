import { fetchWithTimeout } from './fetchWithTimeout.ts'

/** Milliseconds before a file that was lost is asked for again. */
const pauses = [400, 1600, 4000]

/** Files that are here, or on their way. */
const files = new Map<string, Promise<void>>()

/**
 * Begins a part of the app once its files are here; the build writes it around every `import()`.
 *
 * A browser remembers that a script did not come, and never asks for it again while the page lives. So a
 * file is fetched before it is begun: what is lost on the way is asked for again, and what came waits in
 * the browser's cache, where the script is begun from.
 */
export async function importWithRetry<Module>(
  begin: () => Promise<Module>,
  needs: readonly string[] = [],
): Promise<Module> {
  await Promise.all(needs.map((file) => fetched(`/${file}`)))
  return begin()
}

/** Milliseconds; the page waits as long where no script of ours came (index.html). */
const ANEW = 3000

/** What there is no page without did not come: the page tries again by itself until the line is back. */
export const reloadPage = (failure: unknown) => {
  console.error(failure)
  return new Promise<never>(() => setTimeout(() => location.reload(), ANEW))
}

function fetched(file: string): Promise<void> {
  const known = files.get(file)
  if (known) return known
  const coming = insist(file)
  files.set(file, coming)
  // The next wish asks anew.
  coming.catch(() => files.delete(file))
  return coming
}

async function insist(file: string) {
  for (const pause of pauses) {
    try {
      return await fetchOnce(file)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return fetchOnce(file)
}

async function fetchOnce(file: string) {
  const answer = await fetchWithTimeout((request, signal) => fetch(request, { signal }))(
    new Request(file),
  )
  // A file of an earlier build may be gone; the script itself tells that.
  await answer.arrayBuffer()
  if (file.endsWith('.css')) await dressed(file)
}

/** Lays a style sheet over the page. */
function dressed(file: string) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = file
  const taken = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${file} did not come`))
    })
  })
  document.head.append(link)
  return taken
}
