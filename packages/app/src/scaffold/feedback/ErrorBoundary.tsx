import { Button, EmptyState } from '@zal/ui'
import { Component, type ReactNode } from 'react'
import { useTranslate } from '../i18n/index.ts'

interface CrashProps {
  children: ReactNode
  /** What stands there then. @default what happened, and the way to load the page again */
  instead?: ReactNode
  /** What is drawn; when it changes, what broke is tried once more. */
  of?: unknown
}

interface CrashState {
  broken: boolean
  of: unknown
}

/**
 * Where a screen that broke, or whose code did not arrive, is replaced by a way on. React knows error
 * boundaries only as classes.
 */
export class ErrorBoundary extends Component<CrashProps, CrashState> {
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
  const translate = useTranslate()
  return (
    <EmptyState
      kind="error"
      level={1}
      title={translate('boundary.failed')}
      action={<Button onClick={() => location.reload()}>{translate('actions.retry')}</Button>}
    >
      {translate('boundary.failedText')}
    </EmptyState>
  )
}
