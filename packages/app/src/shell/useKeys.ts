import { bufferKeystrokesForNextField } from '@zal/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { screenKeysAtom } from '../scaffold/screenKeys.ts'
import { singleKeysAtom } from '../scaffold/singleKeys.ts'
import { createKeys, isTaken, type Commands } from './keys.ts'
import { awaitedKeyAtom, overlayAtom } from './overlays.ts'
import { useActions } from './useActions.ts'
import { useMenu } from './useMenu.ts'

/** Listens to the keys of the whole app. */
export function useKeys() {
  const menu = useMenu()
  const actions = useActions()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const single = useAtomValue(singleKeysAtom)
  const open = useSetAtom(overlayAtom)
  useAwaitedKey()
  const now = useRef<{ commands: Commands; single: boolean }>(undefined)
  // As soon as the screen shows them.
  useLayoutEffect(function rememberCommands() {
    now.current = {
      single,
      commands: {
        go: Object.fromEntries(menu.map(({ letter, href }) => [letter, () => void navigate(href)])),
        single: Object.fromEntries(
          actions.map(({ letter, href, run }) => [
            letter,
            () => {
              // What leads to another screen leads to its first field.
              if (href && href !== pathname) bufferKeystrokesForNextField()
              run()
            },
          ]),
        ),
        search: () => {
          // From a field the search is asked for with Ctrl; until it is there, that field has the keys.
          if (!isTaken(document.activeElement)) bufferKeystrokesForNextField()
          open('search')
        },
        help: () => open('keys'),
      },
    }
  })
  useEffect(function listenToKeys() {
    const idle: Commands = { go: {}, single: {}, search: () => {}, help: () => {} }
    const press = createKeys(
      () => now.current?.commands ?? idle,
      () => now.current?.single ?? false,
      (ms, call) => {
        const timer = setTimeout(call, ms)
        return () => clearTimeout(timer)
      },
    )
    const onKeyDown = (event: KeyboardEvent) => {
      const isSearch = event.code === 'KeyK' && (event.ctrlKey || event.metaKey)
      if (event.defaultPrevented || event.repeat || (isTaken(event.target) && !isSearch)) return
      if (press(event)) event.preventDefault()
    }
    // Before the lists: after G their J and K are a section's, and a scan is nobody's.
    const onFirst = (event: KeyboardEvent) => {
      if (press.awaits(event)) return onKeyDown(event)
      if (event.repeat || isTaken(event.target)) return
      if (press.isNobodys(event)) event.preventDefault()
    }
    addEventListener('keydown', onFirst, { capture: true })
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('keydown', onFirst, { capture: true })
      removeEventListener('keydown', onKeyDown)
    }
  }, [])
}

/** Presses the letter that the search has left for the screen it led to. */
function useAwaitedKey() {
  const [awaited, setAwaited] = useAtom(awaitedKeyAtom)
  const screenKeys = useAtomValue(screenKeysAtom)
  const { pathname } = useLocation()
  const arrived = useRef(false)
  useEffect(
    function pressWhenOffered() {
      const isThere = awaited?.path === pathname
      const wasThere = arrived.current
      arrived.current = isThere
      if (!awaited) return
      const key = screenKeys.find(({ letter }) => letter === awaited.letter)
      if (isThere) key?.run()
      if (isThere ? key : wasThere) setAwaited(undefined)
    },
    [awaited, screenKeys, pathname, setAwaited],
  )
}
