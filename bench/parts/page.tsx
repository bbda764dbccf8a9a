// `virtual:part` is one component of one library; see ../parts.mjs.
import { useState, type ComponentType, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { act, Ground, Part } from 'virtual:part'

const TypedGround: ComponentType<{ children: ReactNode }> = Ground
let root: Root | undefined
let place: HTMLElement | undefined

/** Mounts `count` components; returns the ms until they were laid out and painted. */
async function mount(count: number) {
  root?.unmount()
  place?.remove()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  const now = root
  const start = performance.now()
  flushSync(() => now.render(<All count={count} />))
  await painted()
  return performance.now() - start
}

/**
 * Hovers the target, as users do before pressing, and presses it; returns the ms from the press
 * until the result was painted.
 */
async function press() {
  const target = document.querySelector<HTMLElement>(act.press)
  if (!target) throw new Error(`Nothing to press: ${act.press}`)
  await arrive(target)
  return pressed(target, act.until)
}

/** Repeats the press, after closing the result by Esc. */
async function pressAgain() {
  if (!act.again) {
    const keys = { key: 'Escape', code: 'Escape', keyCode: 27, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', keys))
    document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', keys))
    await until(() => !isSeen(act.until), `closed ${act.until}`)
    await rest()
  }
  const target = document.querySelector<HTMLElement>(act.press)
  if (!target) throw new Error(`Nothing to press: ${act.press}`)
  await arrive(target)
  return pressed(target, act.again ?? act.until)
}

async function pressed(target: HTMLElement, seen: string) {
  // Right after a frame, so that every press waits equally long for the next one.
  await painted()
  const start = performance.now()
  target.dispatchEvent(new PointerEvent('pointerdown', pointer))
  target.dispatchEvent(new MouseEvent('mousedown', pointer))
  target.focus()
  target.dispatchEvent(new PointerEvent('pointerup', pointer))
  target.dispatchEvent(new MouseEvent('mouseup', pointer))
  target.dispatchEvent(new MouseEvent('click', pointer))
  await until(() => isSeen(seen), seen)
  await painted()
  const took = performance.now() - start
  await rest()
  return took
}

const pointer = { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse', detail: 1 }

/** Ms between hovering and pressing; users need longer. */
const REST = 100
const rest = () => new Promise((resolve) => setTimeout(resolve, REST))

async function arrive(target: HTMLElement) {
  for (const kind of ['over', 'enter', 'move']) {
    const bubbles = kind !== 'enter'
    target.dispatchEvent(new PointerEvent(`pointer${kind}`, { ...pointer, bubbles }))
    target.dispatchEvent(new MouseEvent(`mouse${kind}`, { ...pointer, bubbles }))
  }
  await rest()
}

const isSeen = (selector: string) =>
  [...document.querySelectorAll(selector)].some((one) => one.checkVisibility())

async function until(holds: () => boolean, what: string) {
  const start = performance.now()
  while (!holds()) {
    if (performance.now() - start > 5000) throw new Error(`Never: ${what}`)
    await new Promise(requestAnimationFrame)
  }
}

function All({ count }: { count: number }) {
  const [presses, setPresses] = useState(0)
  return (
    <TypedGround>
      {Array.from({ length: count }, (_, at) => (
        <Part key={at} onPress={() => setPresses(presses + 1)} />
      ))}
      {presses > 0 && <output data-times={presses}>pressed</output>}
    </TypedGround>
  )
}

/** Resolves after the next paint: a posted message arrives when the frame is done. */
const painted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    }),
  )

Object.assign(window, { mount, press, pressAgain })
