import { useSnackbar } from '@zal/ui'
import { lazy, Suspense, useEffect, useEffectEvent, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Crash } from './Crash.tsx'
import { Waiting } from './Waiting.tsx'

/** What stands over a page, and can be closed. */
interface Closable {
  close(): void
}

/**
 * A dialog, or a bar, whose code travels when it is first opened. One that did not come is told and closed, and
 * the page under it stays as it was; whoever opens it again asks for it anew.
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
 * What tells of something that nobody has asked for. Its code travels with the first of it; where that did not come
 * nothing is told, and it is asked for anew when there is more.
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

/** A part whose code travels when it is first drawn. React remembers for good that it did not come, unless it is made anew. */
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
