import { inTime } from './inTime.ts'

/** Delays in ms before a failed file is requested again. */
const pauses = [400, 1600, 4000]

/** Loaded or pending files by path. */
const files = new Map<string, Promise<void>>()

/**
 * Loads the files of a dynamic import before running it; the build wraps every `import()` in it.
 *
 * A browser caches a failed module import for the lifetime of the page. Fetching the files first
 * allows retries, and the import then reads them from the HTTP cache.
 */
export async function arrive<Module>(
  begin: () => Promise<Module>,
  needs: readonly string[] = [],
): Promise<Module> {
  await Promise.all(needs.map((file) => fetched(`/${file}`)))
  return begin()
}

/** Delay in ms before a reload; index.html uses the same when no script loads. */
const ANEW = 3000

/**
 * Handles the failure of a file the page cannot start without: logs it and reloads until the
 * network is back. Never resolves.
 */
export const loadAnew = (failure: unknown) => {
  console.error(failure)
  return new Promise<never>(() => setTimeout(() => location.reload(), ANEW))
}

function fetched(file: string): Promise<void> {
  const known = files.get(file)
  if (known) return known
  const coming = insist(file)
  files.set(file, coming)
  // The next import retries.
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
  const answer = await inTime((request, signal) => fetch(request, { signal }))(new Request(file))
  // A file of an earlier build may be gone; the import itself reports that.
  await answer.arrayBuffer()
  if (file.endsWith('.css')) await dressed(file)
}

/** Adds a style sheet to the page and resolves once it is loaded. */
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
