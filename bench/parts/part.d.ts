declare module 'virtual:part' {
  import type { ComponentType, ReactNode } from 'react'
  export const Part: ComponentType<{ onPress?: () => void }>
  export const Ground: ComponentType<{ children: ReactNode }>
  export const act: { press: string; until: string; again?: string }
}
