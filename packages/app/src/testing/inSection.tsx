import { QueryClientProvider } from '@tanstack/react-query'
import { RoomIcon } from '@zal/ui'
import { useEffect, useState, type ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PlaceContext } from '../scaffold/place.tsx'
import { createQueries } from '../scaffold/queries.ts'
import { RegistryContext } from '../scaffold/registry.tsx'
import { section } from '../scaffold/section.ts'
import { useDesk } from '../session/desk.ts'

const nothing: ComponentType = () => null

/** Section for scaffold screens in stories; uses the translations of rooms. */
const stage = section('room', {
  icon: RoomIcon,
  letter: 'R',
  tabs: ['list', 'register', 'edit/:id'],
  screens: async () => ({ list: nothing, register: nothing, edit: nothing }),
})

/**
 * Renders a screen in a section with a session, without the shell. The story's route selects the
 * tab.
 */
export function inSection(screens: Partial<Record<'list' | 'register' | 'edit', ComponentType>>) {
  return function Stage() {
    const desk = useDesk()
    const [queries] = useState(createQueries)
    const [isIn, setIn] = useState(false)
    useEffect(
      function enterAtStart() {
        void desk.enter().then(({ kind }) => setIn(kind === 'in'))
      },
      [desk],
    )
    if (!isIn) return null
    return (
      <QueryClientProvider client={queries}>
        <RegistryContext value={[stage]}>
          <main id="main">
            <Routes>
              {stage.tabs.map((tab) => {
                const Screen = screens[tab.name as keyof typeof screens] ?? nothing
                return (
                  <Route
                    key={tab.name}
                    path={`/room/${tab.route}`}
                    element={
                      <PlaceContext value={{ section: stage, tab }}>
                        <Screen />
                      </PlaceContext>
                    }
                  />
                )
              })}
            </Routes>
          </main>
        </RegistryContext>
      </QueryClientProvider>
    )
  }
}
