import { Button, EmptyState } from '@zal/ui'
import { Component, type ReactNode } from 'react'
import { useSay } from './say.ts'

/**
 * Where a screen that broke, or whose code did not arrive, is replaced by a way on. React knows error
 * boundaries only as classes.
 */
export class Crash extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children
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
