import { useSnackbar } from '@zal/ui'
import { lazy, Suspense, useEffect, useEffectEvent, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Crash } from './Crash.tsx'
import { Waiting } from './Waiting.tsx'

/** Props of an overlay that can be closed. */
interface Closable {
  close(): void
}

/**
 * A dialog or bar whose chunk loads when it first opens. A failed load shows an error and closes
 * it, and the page stays as it was; opening it again retries.
 *
 * @example
 * const VoidDialog = onDemand(async () => (await import('./VoidDialog.tsx')).VoidDialog)
 */
export function onDemand<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = travelling<Closable>(load as () => Promise<ComponentType<Closable>>)
  return function OnDemand(props: Props) {
    return (
      <Crash instead={<Lost renew={part.renew} close={() => props.close()} />}>
        <Suspense fallback={<Waiting />}>
          <part.Part {...props} />
        </Suspense>
      </Crash>
    )
  }
}

/**
 * An unsolicited notice whose chunk loads with the first one. A failed load shows nothing and is
 * retried when there is more news.
 *
 * @example
 * const ArrivalCard = onNews(async () => (await import('./ArrivalCard.tsx')).ArrivalCard)
 * <ArrivalCard news={arrivals} />
 */
export function onNews(load: () => Promise<ComponentType>): ComponentType<{ news: unknown }> {
  const part = travelling(load)
  return function OnNews({ news }) {
    return (
      <Crash of={news} instead={<Renewal renew={part.renew} />}>
        <Suspense>
          <part.Part />
        </Suspense>
      </Crash>
    )
  }
}

/**
 * A lazy component that can be reset: `React.lazy` caches a rejected import forever, so `renew`
 * creates a new one.
 */
function travelling<Props extends object>(load: () => Promise<ComponentType<Props>>) {
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
