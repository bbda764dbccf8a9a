import styled from 'styled-components'
import { prose } from './prose.ts'
import { SafeHtml } from './SafeHtml.tsx'

export interface RichTextProps {
  /** Stored HTML; sanitized before rendering. Renders nothing for ''. */
  html: string
  /** @default 'default' */
  tone?: 'default' | 'muted'
}

/** User-written formatted text: a note, a message, a description. */
export function RichText({ html, tone = 'default' }: RichTextProps) {
  if (html === '') return null
  return (
    <Ground data-tone={tone}>
      <SafeHtml html={html} />
    </Ground>
  )
}

const Ground = styled.div`
  ${prose}
`
