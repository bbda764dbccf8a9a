/** Trusted Types policies that may create markup and script URLs: ours, and those of two libraries. */
const trusted = ['default', 'zal-rich-text', 'ProseMirrorClipboard']
/** Path to which browsers report policy violations. */
export const reportsPath = '/api/reports'

/** Headers of every response; REL-36. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** The camera takes photos of members; every unused device API is disabled. */
const devices = 'camera=(self), microphone=(), geolocation=()'

const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

const apiHeaders = {
  ...always,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
}
const apiHeadersUnderTls = { ...apiHeaders, ...strictTransport }

/** Headers of a response that neither this server's host nor a proxy may compress (RFC 9111, 5.2.2.6). */
export const noTransform = { 'cache-control': 'no-store, no-transform' }

/** Headers of an API response. `secure` where the request came over TLS. */
export function headersOfApi(secure: boolean, requestId: string): Record<string, string> {
  return { ...(secure ? apiHeadersUnderTls : apiHeaders), 'x-request-id': requestId }
}

/** Headers of a file of the app; `nonce` for the page, which is never cached. */
export function headersOfFile(secure: boolean, nonce?: string): Record<string, string> {
  return {
    ...always,
    ...(secure ? strictTransport : {}),
    ...(nonce
      ? { 'reporting-endpoints': `zal="${reportsPath}"`, 'permissions-policy': devices }
      : {}),
    'content-security-policy': nonce
      ? pagePolicy(nonce)
      : "default-src 'none'; frame-ancestors 'none'",
  }
}

function pagePolicy(nonce: string) {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trusted.join(' ')}`,
    'report-to zal',
    // For browsers without support for report-to.
    `report-uri ${reportsPath}`,
  ].join('; ')
}
