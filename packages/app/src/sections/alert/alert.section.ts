import { WorkListIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'
import { useAlertCount } from './alert.data.ts'

/** The work list is for everybody: the server shows each person the kinds that they may act on. */
export default section('alert', {
  path: 'alerts',
  permission: 'setting',
  group: 'today',
  icon: WorkListIcon,
  letter: 'A',
  tabs: [{ tab: 'list', needs: ['profile'] }],
  useCount: useAlertCount,
  screens: { list: () => import('./alert.list.tsx') },
})
