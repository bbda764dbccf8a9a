import { SettingsIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

/** Settings of the club and of the signed-in person. My profile opens from the account menu. */
export default section('setting', {
  path: 'settings',
  group: 'settings',
  icon: SettingsIcon,
  letter: 'Y',
  tabs: [
    'view',
    { tab: 'profile', needs: ['profile'], inMenu: false },
    // Without the right only the own devices.
    { tab: 'devices', needs: ['profile'] },
    { tab: 'audit', of: 'audit', needs: ['list'] },
  ],
  screens: {
    audit: () => import('./audit/setting.audit.tsx'),
    view: () => import('./view/setting.view.tsx'),
    profile: () => import('./profile/setting.profile.tsx'),
    devices: () => import('./devices/setting.devices.tsx'),
  },
  redirects: { 'profile/edit': 'profile' },
  aliases: { profile: 'profile' },
})
