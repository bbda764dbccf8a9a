import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { space } from '../../theme/index.ts'

export interface StackProps extends ComponentProps<'div'> {
  /** @default 'normal' */
  gap?: 'none' | 'tight' | 'normal' | 'wide'
}

/** Vertical stack. */
export function Stack({ gap = 'normal', ...rest }: StackProps) {
  return <Column data-gap={gap} {...rest} />
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};

  &[data-gap='none'] {
    gap: 0;
  }

  &[data-gap='tight'] {
    gap: ${space[4]};
  }

  &[data-gap='wide'] {
    gap: ${space[24]};
  }
`
