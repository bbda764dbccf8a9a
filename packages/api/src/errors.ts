/** Any call that did not succeed: refused by the server, unanswered (`status` 0) or cancelled. */
export class ApiError extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly status: number
  /** Stable: a code of the server, `network` or `cancelled`. */
  readonly code: string
  /** Sentences in the language of the request, by field. */
  readonly errors: Record<string, string[]>
  /** What the screen needs to go on, as the current record of a stale write. */
  readonly results: unknown
  /** In which the sentences are; empty where nobody was asked for one. */
  readonly language: string
  /** To be told to support; empty where no answer came. */
  readonly requestId: string

  constructor(facts: Partial<Omit<ApiError, 'name'>> & { code: string }, cause?: unknown) {
    super(facts.message ?? '', { cause })
    this.name = 'ApiError'
    this.status = facts.status ?? 0
    this.code = facts.code
    this.errors = facts.errors ?? {}
    this.results = facts.results
    this.language = facts.language ?? ''
    this.requestId = facts.requestId ?? ''
  }

  /** Whatever was thrown, as an ApiError. */
  static from(thrown: unknown): ApiError {
    if (thrown instanceof ApiError) return thrown
    const aborted = thrown instanceof Error && thrown.name === 'AbortError'
    return new ApiError({ code: aborted ? 'cancelled' : 'network' }, thrown)
  }

  /** A refusal of the server; also where its body is not ours, as a proxy's error page. */
  static async ofResponse(response: Response, language = ''): Promise<ApiError> {
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined)
    const given = isRefusal(body) ? body : { code: `http_${response.status}`, message: '' }
    return new ApiError({
      status: response.status,
      ...given,
      language,
      requestId: response.headers.get('x-request-id') ?? '',
    })
  }
}

interface Refusal {
  code: string
  message: string
  errors?: Record<string, string[]>
  results?: unknown
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body
}
