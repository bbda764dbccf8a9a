import { type ComponentProps, useState } from 'react'
import styled from 'styled-components'
import { initials } from '../../format/index.ts'
import { radius, space, text, token } from '../../theme/index.ts'

export interface AvatarProps extends ComponentProps<'span'> {
  /** Name of the person; determines initials and colour. */
  name: string
  /** URL of the picture; initials are shown until it loads, and if it fails. */
  src?: string | null
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

/** Picture of a person, or the initials. Decorative: the name is beside it. */
export function Avatar({ name, src, size = 'md', ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <Disc aria-hidden data-size={size} data-tint={tintOf(name)} {...rest}>
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </Disc>
  )
}

const tints = ['violet', 'info', 'success', 'warning', 'danger', 'ink'] as const

function tintOf(name: string) {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997
  return tints[sum % tints.length]
}

const Disc = styled.span`
  ${text('label')}
  display: inline-grid;
  flex: none;
  overflow: hidden;
  place-items: center;
  width: ${space[40]};
  height: ${space[40]};
  border-radius: ${radius.round};
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

  &[data-tint='violet'] {
    background: ${token('secondary.soft')};
    color: ${token('secondary.softFg')};
  }

  &[data-tint='info'] {
    background: ${token('info.soft')};
    color: ${token('info.softFg')};
  }

  &[data-tint='success'] {
    background: ${token('success.soft')};
    color: ${token('success.softFg')};
  }

  &[data-tint='warning'] {
    background: ${token('warning.soft')};
    color: ${token('warning.softFg')};
  }

  &[data-tint='danger'] {
    background: ${token('danger.soft')};
    color: ${token('danger.softFg')};
  }

  &[data-tint='ink'] {
    background: ${token('primary.soft')};
    color: ${token('primary.softFg')};
  }
`
