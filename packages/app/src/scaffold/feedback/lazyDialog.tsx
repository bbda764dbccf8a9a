import { useSnackbar } from '@zal/ui'
import { lazy, Suspense, useEffect, useEffectEvent, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LoadingBar } from './LoadingBar.tsx'

/** Props of an overlay that can be closed. */
interface Closable {
  close(): void
}

/**
 * A dialog or bar whose chunk loads when it first opens. A failed load shows an error and closes
 * it, and the page stays as it was; opening it again retries.
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
 * An unsolicited notice whose chunk loads with the first one. A failed load shows nothing and is
 * retried when there is more news.
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

/**
 * A lazy component that can be reset: `React.lazy` caches a rejected import forever, so `renew`
 * creates a new one.
 */
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
