import { ApiError } from '@zal/api'
import type { Upload } from '@zal/ui'
import type { Results } from './contract.ts'
import { useServices } from './services.ts'
import { clubAtom, languageAtom } from './who.ts'

type Uploaded = Results<'/upload/', 'post'>

/**
 * Sends one file to the server and tells how far it is. A request of the old kind, since fetch does
 * not tell what has gone. Rejects with an `ApiError`.
 */
export function useUpload(
  use: 'image' | 'document' | undefined,
  path: '/upload/' | '/management/member-import-csv/' = '/upload/',
): Upload {
  const { store, uuid } = useServices()
  return (file, { onProgress, signal }) => {
    const form = new FormData()
    if (use) form.append('file_type', use)
    form.append('file', file)
    const request = new XMLHttpRequest()
    request.open('POST', `/api/v1${path}`)
    request.setRequestHeader('Accept-Language', store.get(languageAtom))
    request.setRequestHeader('X-Club-Id', String(store.get(clubAtom)))
    request.setRequestHeader('Idempotency-Key', uuid())
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    signal.addEventListener('abort', () => request.abort())
    return new Promise<Uploaded>((resolve, reject) => {
      const fail = (code: string) => () => reject(new ApiError({ code }))
      request.addEventListener('error', fail('network'))
      request.addEventListener('abort', fail('cancelled'))
      request.addEventListener('load', () => {
        const { status, responseText, getResponseHeader } = request
        const headers = { 'x-request-id': getResponseHeader.call(request, 'x-request-id') ?? '' }
        const answer = new Response(responseText, { status, headers })
        if (answer.ok) resolve(resultsOf(answer))
        else void ApiError.ofResponse(answer).then(reject)
      })
      request.send(form)
    })
  }
}

const resultsOf = async (answer: Response) =>
  ((await answer.json()) as { results: Uploaded }).results
