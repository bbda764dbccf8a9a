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
  const make = () => lazy(async () => ({ default: (await load()) as ComponentType<Closable> }))
  let Part = make()
  // React remembers for good that a part did not come.
  const renew = () => {
    Part = make()
  }
  return function OnDemand(props: Props) {
    return (
      <Crash instead={<Lost renew={renew} close={() => props.close()} />}>
        <Suspense fallback={<Waiting />}>
          <Part {...props} />
        </Suspense>
      </Crash>
    )
  }
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
