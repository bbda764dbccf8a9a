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

export interface FormPageProps extends PageHeaderProps {
  /** What is wrong as a whole, above the fields. */
  banner?: ReactNode
  children: ReactNode
  /** Beside the fields where there is room, else under them. */
  aside?: ReactNode
  /** Sticks to the bottom: what state the form is in and its buttons. */
  bar?: ReactNode
}

/** A page whose matter is a form. The fields stand in `FieldGroup` and `FieldGrid`. */
export function FormPage({ banner, children, aside, bar, ...header }: FormPageProps) {
  const { parts } = useUi().words
  return (
    <Page>
      <PageHeader {...header} />
      {banner}
      <Columns data-aside={aside ? true : undefined}>
        <Fields>{children}</Fields>
        {aside && <Aside aria-label={parts.summary}>{aside}</Aside>}
      </Columns>
      {bar && <Bar data-aside={aside ? true : undefined}>{bar}</Bar>}
    </Page>
  )
}

export interface FieldGroupProps {
  /** Title of the group; none where a form has only one. */
  title?: ReactNode
  children: ReactNode
}

/** Fields that belong together, in a card. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <Group>
      {title && <GroupTitle>{title}</GroupTitle>}
      <FieldGrid>{children}</FieldGrid>
    </Group>
  )
}

/** Two columns of fields where there is room; a child with `data-wide` takes both. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[20]} ${space[16]};
  align-items: start;

  & > [data-wide] {
    grid-column: 1 / -1;
  }

  /* A switch has no label above it: it stands on the line of the control beside it. */
  & > :has([role='switch']) {
    align-self: end;
  }

  ${media.below('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

// As high as the screen, so that the bar stands at its foot under a short form as well.
const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[20]};
  min-height: calc(100dvh - ${space[64]} - ${space[24]});
  scroll-padding-block-end: ${space[64]};
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${width.form});
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
  top: calc(${space[64]} + ${space[24]});

  /* What stands beside a form may have nothing to say yet: then there is no landmark that holds nothing. */
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

  /* Its buttons end where the fields end. */
  ${media.from('lg')} {
    padding-inline-end: calc(100% - ${width.form} + ${gutter});

    &[data-aside] {
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
      flex: 1 1 0;
    }
  }
`
