import type { ReactNode } from 'react'
import styled from 'styled-components'
import { breakpoint, space, text, token } from '../theme/index.ts'

interface PageProps {
  title: string
  /** One or two sentences under the title. */
  lead: string
  children: ReactNode
}

/** Layout of the foundations pages. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <Frame>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </Frame>
  )
}

const Frame = styled.article`
  max-width: ${breakpoint.lg}px;

  & > h1 {
    ${text('figure')}
  }
  & > p {
    max-width: 72ch;
    margin-block: ${space[8]} ${space[32]};
    color: ${token('fg.muted')};
  }
  & > h2 {
    ${text('title')}
    margin-block: ${space[24]} ${space[8]};
  }
`
