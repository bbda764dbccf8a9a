import { atom, useAtom } from 'jotai'
import { readJson, useServices } from '../../scaffold/platform/index.ts'
import { useSession } from '../../scaffold/session/index.ts'

/** How a person keeps the menu. */
interface NavPreferences {
  /** Ids of the folded groups. */
  folded: readonly string[]
  /** Folded to icons. */
  slim: boolean
}

const chosenAtom = atom<{ key: string; look: NavPreferences } | undefined>(undefined)

/** The menu as the person keeps it. Persisted in this browser. */
export function useNavPreferences() {
  const { local } = useServices()
  const key = `zal.nav.${useSession().auth.staff.id}`
  const [chosen, choose] = useAtom(chosenAtom)
  const look = chosen?.key === key ? chosen.look : parseNav(readJson(local, key))
  const set = (part: Partial<NavPreferences>) => {
    const next = { ...look, ...part }
    local.set(key, JSON.stringify(next))
    choose({ key, look: next })
  }
  return {
    ...look,
    toggleSlim: () => set({ slim: !look.slim }),
    toggleGroup: (id: string) =>
      set({
        folded: look.folded.includes(id)
          ? look.folded.filter((one) => one !== id)
          : [...look.folded, id],
      }),
  }
}

/** Parses the stored preferences; another version may have written them. */
export function parseNav(stored: unknown): NavPreferences {
  const { folded, slim } = (stored ?? {}) as Partial<Record<keyof NavPreferences, unknown>>
  return {
    folded: Array.isArray(folded) ? folded.filter((id) => typeof id === 'string') : [],
    slim: slim === true,
  }
}
