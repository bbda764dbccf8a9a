import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageHeader, type PageHeaderProps } from '../../components/PageHeader/index.ts'
import {
  gutter,
  layer,
  line,
  media,
  radius,
  shadow,
  space,
  text,
  token,
  useUi,
  width,
} from '../../theme/index.ts'

export interface FormPageProps extends Omit<PageHeaderProps, 'as'> {
  /** Purpose of the form, above the fields. */
  description?: ReactNode
  /** Form-level error, above the fields. */
  banner?: ReactNode
  children: ReactNode
  /** Side column; below the fields on narrow screens. */
  aside?: ReactNode
  /** Sticky bottom bar: form state and buttons. */
  bar?: ReactNode
}

/** Page of a form. Place the fields in `FieldGroup` and `FieldGrid`. */
export function FormPage(props: FormPageProps) {
  const { description, banner, children, aside, bar, ...header } = props
  const { parts } = useUi().words
  return (
    <Page data-aside={aside ? true : undefined}>
      <PageHeader {...header} />
      {description && <Description>{description}</Description>}
      {banner}
      <Columns data-aside={aside ? true : undefined}>
        <Fields>{children}</Fields>
        {aside && <Aside aria-label={parts.summary}>{aside}</Aside>}
      </Columns>
      {bar && (
        <Bar data-page-bar data-aside={aside ? true : undefined}>
          {bar}
        </Bar>
      )}
    </Page>
  )
}

export interface FieldGroupProps {
  /** Title of the group; omit it for the only group. */
  title?: ReactNode
  /** Picture before the fields; above them on narrow screens. */
  picture?: ReactNode
  children: ReactNode
}

/** Card with related fields. */
export function FieldGroup({ title, picture, children }: FieldGroupProps) {
  const grid = <FieldGrid>{children}</FieldGrid>
  return (
    <Group>
      {title && <GroupTitle>{title}</GroupTitle>}
      {picture ? (
        <Pictured>
          <div>{picture}</div>
          {grid}
        </Pictured>
      ) : (
        grid
      )}
    </Group>
  )
}

const Pictured = styled.div`
  display: grid;
  grid-template-columns: ${width.picture} minmax(0, 1fr);
  gap: ${space[16]} ${space[24]};
  align-items: start;

  ${media.below('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Two-column grid of fields; a child with `data-wide` spans both. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[20]} ${space[16]};
  align-items: start;

  & > [data-wide] {
    grid-column: 1 / -1;
  }

  /* A switch has no label above, so it is aligned with the control beside it. */
  & > :has([role='switch']) {
    align-self: end;
  }

  ${media.below('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

// At least as high as the screen, so that the bar is at the bottom of a short form too.
const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[20]};
  min-height: calc(100dvh - ${width.topbar} - ${space[20]});
  scroll-padding-block-end: ${space[64]};

  /* In the middle, where there is nothing beside it. */
  &:not([data-aside]) > :not([data-page-bar]) {
    width: min(100%, ${width.form});
    margin-inline: auto;
  }
`
const Description = styled.p`
  max-width: ${width.prose};
  color: ${token('fg.muted')};
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
  align-items: start;

  &[data-aside] {
    grid-template-columns: minmax(0, 1fr) minmax(0, ${width.confirm});
  }

  ${media.below('lg')} {
    &,
    &[data-aside] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
`
const Aside = styled.aside`
  position: sticky;
  top: calc(${width.topbar} + ${space[20]});

  /* Hides an empty aside, which would be an empty landmark. */
  &:empty {
    display: none;
  }

  ${media.below('lg')} {
    position: static;
  }
`
const Group = styled.section`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]};
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
  box-shadow: ${shadow[1]};

  ${media.below('sm')} {
    padding: ${space[16]};
  }
`
const GroupTitle = styled.h2`
  ${text('heading')}
`
const Bar = styled.div`
  position: sticky;
  z-index: ${layer.bar};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[8]} ${space[12]};
  margin: auto calc(-1 * ${gutter}) calc(-1 * ${space[64]});
  padding: ${space[12]} ${gutter};
  border-block-start: ${line.hair} solid ${token('border.subtle')};
  background: ${token('bg.surface')};

  /* Aligns the buttons with the right edge of the fields. */
  ${media.from('lg')} {
    padding-inline: calc((100% - ${width.form}) / 2 + ${gutter});

    &[data-aside] {
      padding-inline-start: ${gutter};
      padding-inline-end: calc(${width.confirm} + ${space[20]} + ${gutter});
    }
  }

  & > :first-child:not(:last-child, button, a) {
    flex: 1 1 auto;
    color: ${token('fg.muted')};
  }

  ${media.below('sm')} {
    & > :first-child:not(:last-child, button, a) {
      flex-basis: 100%;
    }

    & > :is(button, a) {
      flex: 1 1 auto;
    }
  }
`
