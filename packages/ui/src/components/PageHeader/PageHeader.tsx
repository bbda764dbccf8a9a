import { type ReactNode, type Ref } from 'react'
import styled from 'styled-components'
import { media, space, text, token } from '../../theme/index.ts'

export interface PageHeaderProps {
  title: ReactNode
  /** One sentence or figures under the title. */
  subtitle?: ReactNode
  /** Where the page stands, above the title. */
  breadcrumbs?: ReactNode
  /** Buttons of the page; the one primary action last. */
  actions?: ReactNode
  /** The heading, which gets the focus after navigation. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** Title of a page with its actions. One on every page. */
export function PageHeader({ title, subtitle, breadcrumbs, actions, headingRef }: PageHeaderProps) {
  return (
    <Header>
      {breadcrumbs}
      <Row>
        <div>
          <Title ref={headingRef} tabIndex={-1}>
            {title}
          </Title>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </div>
        {actions && <Actions>{actions}</Actions>}
      </Row>
    </Header>
  )
}

const Header = styled.header`
  display: grid;
  gap: ${space[4]};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]} ${space[24]};
`
const Title = styled.h1`
  ${text('page')}
  text-wrap: balance;
`
const Subtitle = styled.p`
  color: ${token('fg.muted')};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  ${media.below('sm')} {
    flex: 1 1 100%;

    & > * {
      flex: 1 1 auto;
    }
  }
`
