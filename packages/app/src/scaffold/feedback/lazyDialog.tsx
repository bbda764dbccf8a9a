import { useSnackbar } from '@zal/ui'
import { lazy, Suspense, useEffect, useEffectEvent, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LoadingBar } from './LoadingBar.tsx'

/** What stands over a page, and can be closed. */
interface Closable {
  close(): void
}

/**
 * A dialog, or a bar, whose code travels when it is first opened. One that did not come is told and closed, and
 * the page under it stays as it was; whoever opens it again asks for it anew.
 *
 * @example
 * const VoidDialog = lazyDialog(async () => (await import('./VoidDialog.tsx')).VoidDialog)
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = resettableLazy<Closable>(load as () => Promise<ComponentType<Closable>>)
  return function OnDemand(props: Props) {
    return (
      <ErrorBoundary instead={<Lost renew={part.renew} close={() => props.close()} />}>
        <Suspense fallback={<LoadingBar />}>
          <part.Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}

/**
 * What tells of something that nobody has asked for. Its code travels with the first of it; where that did not come
 * nothing is told, and it is asked for anew when there is more.
 *
 * @example
 * const ArrivalCard = lazyNotice(async () => (await import('./ArrivalCard.tsx')).ArrivalCard)
 * <ArrivalCard news={arrivals} />
 */
export function lazyNotice(load: () => Promise<ComponentType>): ComponentType<{ news: unknown }> {
  const part = resettableLazy(load)
  return function OnNews({ news }) {
    return (
      <ErrorBoundary of={news} instead={<Renewal renew={part.renew} />}>
        <Suspense>
          <part.Part />
        </Suspense>
      </ErrorBoundary>
    )
  }
}

/** A part whose code travels when it is first drawn. React remembers for good that it did not come, unless it is made anew. */
function resettableLazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const make = () => lazy(async () => ({ default: await load() }))
  const part = {
    Part: make(),
    renew: () => {
      part.Part = make()
    },
  }
  return part
}

function Renewal({ renew }: { renew(): void }) {
  const again = useEffectEvent(renew)
  useEffect(function renewPart() {
    again()
  }, [])
  return null
}

function Lost({ renew, close }: Closable & { renew(): void }) {
  const { t } = useTranslation()
  const notify = useSnackbar()
  const give = useEffectEvent(() => {
    renew()
    close()
    notify({ words: t('network.failed'), tone: 'error' })
  })
  useEffect(function giveUp() {
    give()
  }, [])
  return null
}
