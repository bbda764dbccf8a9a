import styled from 'styled-components'
import { prose } from './prose.ts'
import { SafeHtml } from './SafeHtml.tsx'

export interface RichTextProps {
  /** HTML as it was stored; cleaned before it is shown. Nothing is drawn for ''. */
  html: string
  /** @default 'default' */
  tone?: 'default' | 'muted'
}

/** A formatted text that somebody wrote: a note, a message, a description. */
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
