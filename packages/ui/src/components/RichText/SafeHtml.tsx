import { useMemo } from 'react'
import { trustedHtml } from './cleanHtml.ts'

export interface SafeHtmlProps {
  /** HTML from anywhere, as it was stored. What `richTextRules` does not name is cut away. */
  html: string
  className?: string
}

/**
 * The only place of the product where stored HTML becomes elements. It cleans whatever it is given,
 * also when the server has cleaned it already.
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const clean = useMemo(() => trustedHtml(html), [html])
  // React passes on what Trusted Types made; its own types only know strings.
  return (
    <div className={className} dangerouslySetInnerHTML={{ __html: clean as unknown as string }} />
  )
}
