import { ApiError } from '@zal/api'
import type { Upload } from '@zal/ui'
import type { ResultsOf } from '../api/index.ts'
import { useServices } from '../platform/index.ts'
import { clubAtom, languageAtom, viewAsAtom } from '../session/index.ts'

type Uploaded = ResultsOf<'/upload/', 'post'>

/**
 * Uploads one file and reports the progress. After a session expired it waits for the sign-in and
 * sends the same file again with its key. Rejects with an `ApiError`.
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
      'X-View-As': String(store.get(viewAsAtom)?.id ?? ''),
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

/** Sends by XMLHttpRequest, since fetch does not report upload progress. */
function sendForm(request: Request, form: FormData, onProgress: (share: number) => void) {
  // Aborted while waiting for the sign-in: nothing is sent.
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
