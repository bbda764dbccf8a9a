import { bufferKeystrokesForNextField } from '@zal/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { screenKeysAtom, singleKeysAtom } from '../../scaffold/platform/index.ts'
import { createShortcuts, isTaken, PREFIX_LIFE, type Commands } from './shortcuts.ts'
import { awaitedKeyAtom, overlayAtom } from '../overlays.ts'
import { useActions } from './useActions.ts'
import { goKeysAtom } from '../nav/goKeys.ts'
import { useMenu } from '../nav/useMenu.ts'
import { useNavPreferences } from '../nav/useNavPreferences.ts'

/** Installs the global keyboard shortcuts. */
export function useShortcuts() {
  const menu = useMenu()
  const actions = useActions()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const single = useAtomValue(singleKeysAtom)
  const open = useSetAtom(overlayAtom)
  const showGoKeys = useSetAtom(goKeysAtom)
  const { toggleSlim } = useNavPreferences()
  useAwaitedKey()
  const now = useRef<{ commands: Commands; single: boolean }>(undefined)
  // A layout effect, so that shortcuts match what is on the screen.
  useLayoutEffect(function rememberCommands() {
    now.current = {
      single,
      commands: {
        go: Object.fromEntries(menu.map(({ letter, href }) => [letter, () => void navigate(href)])),
        single: Object.fromEntries(
          actions.map(({ letter, href, run }) => [
            letter,
            () => {
              // Keystrokes are buffered for the first field of the next screen.
              if (href && href !== pathname) bufferKeystrokesForNextField()
              run()
            },
          ]),
        ),
        search: () => {
          // Inside a field the search opens by Ctrl+K, and the field keeps the keys until it has
          // opened.
          if (!isTaken(document.activeElement)) bufferKeystrokesForNextField()
          open('search')
        },
        help: () => open('keys'),
        fold: toggleSlim,
      },
    }
  })
  useEffect(
    function listenToKeys() {
      const idle: Commands = {
        go: {},
        single: {},
        search: () => {},
        help: () => {},
        fold: () => {},
      }
      const press = createShortcuts(
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
        tellOfPrefix(event)
      }
      let timer: ReturnType<typeof setTimeout> | undefined
      const tellOfPrefix = (event: KeyboardEvent) => {
        const awaits = press.awaits(event)
        clearTimeout(timer)
        showGoKeys(awaits)
        if (awaits) timer = setTimeout(() => showGoKeys(false), PREFIX_LIFE)
      }
      // Capture phase: runs before the lists, whose J and K are section letters after G, and drops
      // scans.
      const onFirst = (event: KeyboardEvent) => {
        if (event.repeat && press.isHeld(event)) return tellOfPrefix(event)
        if (press.awaits(event)) return onKeyDown(event)
        if (event.repeat || isTaken(event.target)) return
        if (press.isNobodys(event)) event.preventDefault()
      }
      addEventListener('keydown', onFirst, { capture: true })
      addEventListener('keydown', onKeyDown)
      return () => {
        clearTimeout(timer)
        removeEventListener('keydown', onFirst, { capture: true })
        removeEventListener('keydown', onKeyDown)
      }
    },
    [showGoKeys],
  )
}

/** Triggers the shortcut that the search left for the screen it opened. */
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
