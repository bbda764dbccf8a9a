import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space, text, token } from '../../theme/index.ts'

export interface NotFoundPageProps {
  /** Heading. */
  title: ReactNode
  /** Possible reason. */
  text: ReactNode
  /** Link or button to continue. */
  action: ReactNode
}

/** Page of an unknown URL. */
export function NotFoundPage({ title, text: sentence, action }: NotFoundPageProps) {
  return (
    <Page>
      <Number aria-hidden>{404}</Number>
      <Title tabIndex={-1}>{title}</Title>
      <Sentence>{sentence}</Sentence>
      {action}
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[12]};
  min-height: 60dvh;
  text-align: center;
`
const Number = styled.p`
  ${text('kpi')}
  color: ${token('secondary.softFg')};
`
const Title = styled.h1`
  ${text('page')}
`
const Sentence = styled.p`
  max-width: 40ch;
  color: ${token('fg.muted')};
`
