/**
 * Error of a failed call: rejected by the server, without a response (`status` 0), or cancelled.
 */
export class ApiError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** Stable code: the server's, `network` or `cancelled`. */
  readonly code: string
  /** Messages in the language of the request, by field. */
  readonly errors: Record<string, string[]>
  /** Data for handling the error, such as the current record after an edit conflict. */
  readonly results: unknown
  /** Language of the messages; empty where none was requested. */
  readonly language: string
  /** Request id for support; empty without a response. */
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

  /** Converts any thrown value to an ApiError. */
  static from(thrown: unknown): ApiError {
    if (thrown instanceof ApiError) return thrown
    const aborted = thrown instanceof Error && thrown.name === 'AbortError'
    return new ApiError({ code: aborted ? 'cancelled' : 'network' }, thrown)
  }

  /** Error of a response, even if its body is not ours, as a proxy's error page. */
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
