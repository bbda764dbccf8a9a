export { densityOf, useDensity } from './density.ts'
export { isEqual } from './isEqual.ts'
export { clockWrongAtom, offlineSinceAtom } from './network.ts'
export { type ScreenKey, screenKeysAtom, useScreenKey } from './screenKeys.ts'
export {
  createServices,
  type Send,
  type ServiceOptions,
  type Services,
  ServicesContext,
  type Store,
  useServices,
} from './services.ts'
export { rememberedSingleKeys, rememberSingleKeys, singleKeysAtom } from './singleKeys.ts'
export { createSafeStorage, readJson, type SafeStorage, storageFailedAtom } from './storage.ts'
export { endView, readViewed, setViewed, useSetViewed } from './viewAs.ts'
export { watchUserActivity } from './userActivity.ts'
