import type { Decorator } from '@storybook/react-vite'
import styled from 'styled-components'
import { gutter, space } from '../theme/index.ts'

/** For page stories: the gutter of the shell, so that bars reach the edges. */
export const withGutter: Decorator = (Story) => (
  <Room>
    <Story />
  </Room>
)

const Room = styled.div`
  padding: ${space[24]} ${gutter} ${space[64]};
`
