import { QueryClientProvider } from '@tanstack/react-query'
import { RoomIcon } from '@zal/ui'
import { useEffect, useState, type ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { RegistryContext, RouteContext, section } from '../scaffold/routing/index.ts'
import { createQueryClient } from '../scaffold/query/index.ts'
import { useSessionController } from '../session/sessionController.ts'

const nothing: ComponentType = () => null

/** Section for scaffold screens in stories; uses the translations of rooms. */
const stage = section('room', {
  group: 'catalog',
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
    const controller = useSessionController()
    const [queries] = useState(createQueryClient)
    const [isIn, setIn] = useState(false)
    useEffect(
      function enterAtStart() {
        void controller.enter().then(({ kind }) => setIn(kind === 'in'))
      },
      [controller],
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
                      <RouteContext value={{ section: stage, tab }}>
                        <Screen />
                      </RouteContext>
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
