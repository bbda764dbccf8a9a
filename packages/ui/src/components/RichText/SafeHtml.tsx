import { useMemo } from 'react'
import { trustedHtml } from './cleanHtml.ts'

export interface SafeHtmlProps {
  /** Untrusted HTML. Everything outside `richTextRules` is removed. */
  html: string
  className?: string
}

/** The only component that renders stored HTML. It sanitizes even if the server already has. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const clean = useMemo(() => trustedHtml(html), [html])
  // React accepts TrustedHTML; its types only know strings.
  return (
    <div className={className} dangerouslySetInnerHTML={{ __html: clean as unknown as string }} />
  )
}
