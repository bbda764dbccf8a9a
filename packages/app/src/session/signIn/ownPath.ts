const signInPaths = /^\/(auth|sign-in|recovery|register)(\/|$)/

/**
 * The place to go to after signing in, taken from an address that anybody may have written: only a
 * path of this app, never another host, script or the sign-in itself. Everything else is `/`.
 */
export function ownPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/[^/\\]?/.test(wanted) || hasTrick(wanted)) return '/'
  const base = 'https://own.invalid'
  const { origin, pathname, search, hash } = new URL(wanted, base)
  if (origin !== base || pathname.startsWith('//') || signInPaths.test(pathname)) return '/'
  return pathname + search + hash
}

/** Slashes that begin another host, and characters that browsers drop or turn into slashes. */
function hasTrick(text: string) {
  const hidden = text.split('').some((sign) => sign <= ' ' || sign === '\u007f' || sign === '\\')
  return hidden || text.startsWith('//')
}
