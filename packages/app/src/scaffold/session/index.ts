export {
  type Can,
  clubAtom,
  type ClubChoice,
  createCan,
  languageAtom,
  type Session,
  sessionAtom,
  useCan,
  useClub,
  useCurrentUser,
  useSession,
  useSettings,
  useStorageScope,
} from './session.ts'
export { isVisible, type VisibleWhen } from './visibility.ts'
