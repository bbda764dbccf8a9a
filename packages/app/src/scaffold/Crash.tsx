import { Button, EmptyState } from '@zal/ui'
import { Component, type ReactNode } from 'react'
import { useSay } from './say.ts'

interface CrashProps {
  children: ReactNode
  /** Fallback after an error. @default a message with a button that reloads the page */
  instead?: ReactNode
  /** Identity of the content; a change resets the boundary and renders the children again. */
  of?: unknown
}

interface CrashState {
  broken: boolean
  of: unknown
}

/**
 * Error boundary for a screen that threw or whose chunk did not load. A class, because React has no
 * hook for it.
 */
export class Crash extends Component<CrashProps, CrashState> {
  override state: CrashState = { broken: false, of: undefined }

  static getDerivedStateFromProps({ of }: CrashProps, before: CrashState): CrashState | null {
    return of === before.of ? null : { broken: false, of }
  }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    const { children, instead = <Broken /> } = this.props
    return this.state.broken ? instead : children
  }
}

function Broken() {
  const say = useSay()
  return (
    <EmptyState
      kind="error"
      level={1}
      title={say('boundary.failed')}
      action={<Button onClick={() => location.reload()}>{say('actions.retry')}</Button>}
    >
      {say('boundary.failedText')}
    </EmptyState>
  )
}
