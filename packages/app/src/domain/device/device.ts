import { ComputerIcon, MobileIcon, TabletIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { ResultsOf } from '../../scaffold/api/index.ts'

export type Device = ResultsOf<'/device/', 'get'>[number]

export const deviceIcons = { computer: ComputerIcon, phone: MobileIcon, tablet: TabletIcon }

/** The name of a device, else its kind. */
export function useDeviceName() {
  const { t } = useTranslation('device')
  return ({ name, kind }: Pick<Device, 'name' | 'kind'>) => name || t(`kinds.${kind}`)
}

/** Browser and system in one line. */
export const agentOf = ({ browser, system }: Pick<Device, 'browser' | 'system'>) =>
  [browser, system].filter(Boolean).join(', ')
