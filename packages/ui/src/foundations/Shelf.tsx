import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space, text, token } from '../theme/index.ts'

interface ShelfProps {
  label: string
  /** Stacks the children. */
  stacked?: boolean
  children: ReactNode
}

/** For stories: a titled group of samples. */
export function Shelf({ label, stacked, children }: ShelfProps) {
  return (
    <Frame>
      <h2>{label}</h2>
      <div data-stacked={stacked}>{children}</div>
    </Frame>
  )
}

const Frame = styled.section`
  margin-block-end: ${space[24]};

  & > h2 {
    ${text('label')}
    margin-block-end: ${space[8]};
    color: ${token('fg.muted')};
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[12]};
  }

  & > div[data-stacked='true'] {
    display: grid;
    align-items: stretch;
  }
`
