import type { Decorator } from '@storybook/react-vite'
import styled from 'styled-components'
import { gutter, space } from '../theme/index.ts'

/** For stories of pages: the room around them that the shell leaves, so that bars reach the edges. */
export const withGutter: Decorator = (Story) => (
  <Room>
    <Story />
  </Room>
)

const Room = styled.div`
  padding: ${space[24]} ${gutter} ${space[64]};
`
