import { ApiError } from '@zal/api'
import type { Upload } from '@zal/ui'
import type { ResultsOf } from '../api/index.ts'
import { useServices } from '../platform/index.ts'
import { clubAtom, languageAtom } from '../session/index.ts'

type Uploaded = ResultsOf<'/upload/', 'post'>

/**
 * Sends one file to the server and tells how far it is. A session that has ended asks for the sign-in, and the same
 * file goes out again, with its key. Rejects with an `ApiError`.
 */
export function useUpload(
  use: 'image' | 'document' | undefined,
  path: '/upload/' | '/management/member-import-csv/' = '/upload/',
): Upload {
  const { store, uuid, through } = useServices()
  return async (file, { onProgress, signal }) => {
    const form = new FormData()
    if (use) form.append('file_type', use)
    form.append('file', file)
    const headers = {
      'Accept-Language': store.get(languageAtom),
      'X-Club-Id': String(store.get(clubAtom)),
      'Idempotency-Key': uuid(),
    }
    const send = through((request) => sendForm(request, form, onProgress))
    const request = new Request(`/api/v1${path}`, { method: 'POST', headers, signal })
    const answer = await send(request).catch(() => {
      throw new ApiError({ code: signal.aborted ? 'cancelled' : 'network' })
    })
    if (!answer.ok) throw await ApiError.ofResponse(answer)
    return ((await answer.json()) as { results: Uploaded }).results
  }
}

/** By a request of the old kind, since fetch does not tell what has gone. */
function sendForm(request: Request, form: FormData, onProgress: (share: number) => void) {
  // Who has cancelled while the sign-in was asked for sends nothing.
  request.signal.throwIfAborted()
  const old = new XMLHttpRequest()
  old.open(request.method, request.url)
  for (const [name, value] of request.headers) old.setRequestHeader(name, value)
  old.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
  request.signal.addEventListener('abort', () => old.abort())
  return new Promise<Response>((resolve, reject) => {
    const fail = () => reject(new TypeError('The file did not get through'))
    old.addEventListener('error', fail)
    old.addEventListener('abort', fail)
    old.addEventListener('load', () => {
      const headers = new Headers()
      for (const line of old.getAllResponseHeaders().trim().split('\r\n')) {
        const at = line.indexOf(':')
        if (at > 0) headers.set(line.slice(0, at), line.slice(at + 1).trim())
      }
      resolve(new Response(old.responseText, { status: old.status, headers }))
    })
    old.send(form)
  })
}
