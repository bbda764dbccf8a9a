export {
  type Can,
  clubAtom,
  type ClubChoice,
  createCan,
  languageAtom,
  type Session,
  type Settings,
  sessionAtom,
  useCan,
  useChangeCurrentUser,
  useClub,
  useCurrentUser,
  useSession,
  useSettings,
  useStorageScope,
} from './session.ts'
export { isVisible, type VisibleWhen } from './visibility.ts'
export { viewAsAtom, type ViewedPerson } from './viewAs.ts'
