const signInPaths = /^\/(auth|sign-in|recovery|register)(\/|$)/

/**
 * Sanitizes a redirect target from an untrusted URL: only a path of this app, never another host, a
 * script or the sign-in itself. Everything else becomes `/`.
 */
export function ownPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/[^/\\]?/.test(wanted) || hasTrick(wanted)) return '/'
  const base = 'https://own.invalid'
  const { origin, pathname, search, hash } = new URL(wanted, base)
  if (origin !== base || pathname.startsWith('//') || signInPaths.test(pathname)) return '/'
  return pathname + search + hash
}

/**
 * Whether the path hides another host: leading slashes, backslashes or control characters that
 * browsers strip.
 */
function hasTrick(text: string) {
  const hidden = text.split('').some((sign) => sign <= ' ' || sign === '\u007f' || sign === '\\')
  return hidden || text.startsWith('//')
}
