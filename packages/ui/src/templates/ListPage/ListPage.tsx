import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageActions, PageHeader, type PageHeaderProps } from '../../components/PageHeader/index.ts'
import {
  breakpoint,
  gutter,
  line,
  media,
  space,
  token,
  useIsBelow,
  width,
} from '../../theme/index.ts'

export interface ListPageProps extends Omit<PageHeaderProps, 'as'> {
  /** Views of the list as tabs. */
  tabs?: ReactNode
  /** Buttons beside the views, the most important last; icons in the top bar on phones. */
  actions?: ReactNode
  /** Search, filters, sort and columns. */
  filters?: ReactNode
  /** Content above the controls that has to be decided first. */
  notice?: ReactNode
  /** One line between filters and list: the sums. */
  above?: ReactNode
  children: ReactNode
  /** The open record: a `SidePanel`. */
  panel?: ReactNode
}

/** Page of a list: views and actions in one bar, one band of controls, the rows. */
export function ListPage(props: ListPageProps) {
  const { tabs, filters, notice, above, children, panel, actions, ...header } = props
  const isNarrow = useIsBelow(breakpoint.md)
  return (
    <Split data-open={Boolean(panel)}>
      <Page>
        <PageHeader {...header} />
        {/* On a phone the search comes first, unless something waits. */}
        {isNarrow && notice}
        {isNarrow && filters}
        {(tabs || actions) && (
          <Bar data-tabs={Boolean(tabs)} data-below={isNarrow && Boolean(filters)}>
            <Views>{tabs}</Views>
            {actions && <PageActions>{actions}</PageActions>}
          </Bar>
        )}
        {!isNarrow && notice}
        {!isNarrow && filters}
        {above}
        {children}
      </Page>
      {panel}
    </Split>
  )
}

/** With an open record: the list, and the panel up to the edges of the page. */
const Split = styled.div`
  ${media.from('lg')} {
    &[data-open='true'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) ${width.panel};
      gap: ${gutter};
      margin-inline-end: calc(-1 * ${gutter});
    }

    & > [data-side-panel] {
      margin-block: calc(-1 * var(--z-page-start, 0rem)) calc(-1 * var(--z-page-end, 0rem));
    }
  }
`

/** Up to the edges of the screen. */
const beyond = 'calc(-1 * var(--z-page-inline, 0rem))'

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-content: start;

  /* The first row begins as high as possible: within 160 px, and 210 with sums. */
  ${media.below('md')} {
    gap: ${space[4]};
    margin-block-start: -${space[4]};

    /* The rows reach the edges of the screen, and their pictures begin below the search. */
    & > [data-flush='true'] {
      margin-inline: ${beyond};
      border-inline: 0;
      border-radius: 0;
    }

    & > [data-tabs='true'] + [data-flush='true'] {
      margin-block-start: -${space[4]};
      border-block-start: 0;
    }
  }
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  min-height: ${space[48]};
  min-width: 0;

  &[data-tabs='true'] {
    border-block-end: ${line.hair} solid ${token('border.subtle')};
  }

  /* The line of the bar is the line of its tabs. */
  & nav {
    box-shadow: none;
  }

  /* Tabs have room of their own above their words. */
  &[data-below='true'] {
    margin-block-start: -${space[8]};
  }

  ${media.below('md')} {
    min-height: 0;

    &[data-tabs='true'] {
      margin-inline: ${beyond};
      padding-inline: var(--z-page-inline, 0rem);
    }
  }

  /* On phones the actions stand in the top bar. */
  &[data-tabs='false']:not(:has(a, button, input)) {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`

const Views = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-self: end;
  min-width: 0;
  /* The first word of the tabs begins where the rows begin. */
  margin-inline-start: -${space[12]};
  margin-block-end: -${line.hair};
`
