import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { breakpoint, icon, space, token, unseen, useIsBelow, width } from '../../theme/index.ts'
import { TopbarContext } from './topbar.ts'

/**
 * Buttons of the page, the most important last. On phones they are icons in the top bar, named by
 * their labels.
 */
export function PageActions({ children }: { children: ReactNode }) {
  const bar = use(TopbarContext)
  const isNarrow = useIsBelow(breakpoint.shell)
  if (isNarrow && bar !== undefined)
    return bar && createPortal(<Icons data-page-actions>{children}</Icons>, bar)
  return <Row>{children}</Row>
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  margin-inline-start: auto;
`

const Icons = styled.div`
  display: flex;
  order: 1;
  gap: ${space[8]};
  margin-inline: auto -${space[8]};

  & > :is(a, button):has(> svg) {
    width: ${width.touch};
    min-height: ${width.touch};
    padding: 0;
    border-color: transparent;
    background: none;
    color: ${token('fg.default')};

    & > svg {
      width: ${icon.lg};
      height: ${icon.lg};
    }

    & > :not(svg) {
      ${unseen}
    }
  }

  & label:has(> svg) > span {
    ${unseen}
  }
`
