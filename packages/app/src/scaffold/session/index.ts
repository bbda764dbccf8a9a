export {
  type Can,
  clubAtom,
  type ClubChoice,
  createCan,
  isClosed,
  languageAtom,
  type Session,
  type Settings,
  sessionAtom,
  useCan,
  useCanRead,
  useChangeCurrentUser,
  useClub,
  useClubChoice,
  useCurrentUser,
  useInClosedClub,
  useSession,
  useSettings,
  useStorageScope,
} from './session.ts'
export { useClubNames } from './useClubNames.ts'
export { isVisible, type VisibleWhen } from './visibility.ts'
export { endedViewAtom, viewAsAtom, type ViewedPerson } from './viewAs.ts'
