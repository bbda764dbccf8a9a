import { type ComponentProps, useState } from 'react'
import styled from 'styled-components'
import { initials } from '../../format/index.ts'
import { control, media, radius, space, text, token } from '../../theme/index.ts'

export interface AvatarProps extends ComponentProps<'span'> {
  /** Name of the person, for the initials. */
  name: string
  /** URL of the picture; initials are shown until it loads, and if it fails. */
  src?: string | null
  /** `row` is small in the rows of a table, `md` on a phone. @default 'md' */
  size?: 'row' | 'sm' | 'md' | 'lg' | 'xl'
}

/** Picture of a person, or the initials. Decorative: the name is beside it. */
export function Avatar({ name, src, size = 'md', ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <Disc aria-hidden data-size={size} data-avatar {...rest}>
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
      ) : (
        <Initials name={name} />
      )}
    </Disc>
  )
}

/** Two digraphs, as in ChSh, are four letters in the place of two. */
const FOUR = 4

function Initials({ name }: { name: string }) {
  const letters = initials(name)
  return letters.length < FOUR ? letters : <Small>{letters}</Small>
}

const Small = styled.span`
  font-size: 0.75em;
`

const Disc = styled.span`
  ${text('label')}
  display: inline-grid;
  flex: none;
  overflow: hidden;
  place-items: center;
  width: ${space[40]};
  height: ${space[40]};
  border-radius: ${radius.round};
  background: ${token('primary.soft')};
  color: ${token('primary.softFg')};
  user-select: none;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &[data-size='sm'] {
    ${text('caption')}
    width: ${space[32]};
    height: ${space[32]};
  }

  ${media.from('md')} {
    &[data-size='row'] {
      ${text('caption')}
      width: ${control.xs};
      height: ${control.xs};
    }
  }

  &[data-size='lg'] {
    ${text('title')}
    width: ${space[64]};
    height: ${space[64]};
  }

  &[data-size='xl'] {
    ${text('figure')}
    width: calc(2 * ${space[48]});
    height: calc(2 * ${space[48]});
  }
`
