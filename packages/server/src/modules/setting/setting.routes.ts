import { handlers } from '../../core/operation/handlers.ts'
import { settingHealthRoutes } from './setting.health.ts'
import { exportData } from './export/export.file.ts'
import { change, current } from './setting.ts'
import { lastChanges } from './setting.store.ts'

export const settingRoutes = [
  ...handlers('setting', {
    getSettings: (context) => current(context),
    changeSettings: (context) => change(context),
    listSettingChanges: ({ db, principal }) => lastChanges(db, principal),
    exportData: (context) => exportData(context),
  }),
  ...settingHealthRoutes,
]
