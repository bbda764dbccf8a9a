import type { ReactNode } from 'react'
import styled from 'styled-components'
import {
  gutter,
  line,
  media,
  radius,
  shadow,
  space,
  text,
  token,
  width,
} from '../../theme/index.ts'

export interface AuthPageProps {
  /** Logo. */
  logo: ReactNode
  /** Heading. */
  title: ReactNode
  /** One sentence under the title. */
  text?: ReactNode
  /** Progress of the sign-in. */
  step?: ReactNode
  children: ReactNode
  /** Content under the card: language, help. */
  footer?: ReactNode
}

/** Centred card for signed-out pages: sign-in, recovery. */
export function AuthPage({ logo, title, text: sentence, step, children, footer }: AuthPageProps) {
  return (
    <Ground>
      <Logo>{logo}</Logo>
      <Card>
        {step}
        <div>
          <Title tabIndex={-1}>{title}</Title>
          {sentence && <Sentence>{sentence}</Sentence>}
        </div>
        {children}
      </Card>
      {footer && <Footer>{footer}</Footer>}
    </Ground>
  )
}

const Ground = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[24]};
  min-height: 100dvh;
  padding: ${space[32]} ${gutter};
  background:
    radial-gradient(80% 60% at 80% 0%, ${token('secondary.soft')}, transparent 70%),
    ${token('bg.canvas')};

  ${media.below('sm')} {
    align-content: start;
  }
`
const Logo = styled.div`
  padding-block: ${space[8]};
`
const Card = styled.section`
  display: grid;
  gap: ${space[24]};
  width: 100%;
  max-width: ${width.confirm};
  padding: ${space[32]};
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.dialog};
  background: ${token('bg.surface')};
  box-shadow: ${shadow[2]};

  ${media.below('sm')} {
    padding: ${space[20]};
  }
`
const Title = styled.h1`
  ${text('page')}
`
const Sentence = styled.p`
  margin-block-start: ${space[4]};
  color: ${token('fg.muted')};
`
const Footer = styled.footer`
  color: ${token('fg.muted')};
`
