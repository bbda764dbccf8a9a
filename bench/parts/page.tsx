// `virtual:part` is one part of one library; see ../parts.mjs.
import { useState, type ComponentType, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { act, Ground, Part } from 'virtual:part'

const TypedGround: ComponentType<{ children: ReactNode }> = Ground
let root: Root | undefined
let place: HTMLElement | undefined

/** Mounts so many, and says how many ms went by until they were laid out and painted. */
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

/** Presses what opens or changes something; says how many ms went by until it was seen. */
async function press() {
  const target = [...document.querySelectorAll<HTMLElement>(act.press)].at(act.at ?? 0)
  if (!target) throw new Error(`Nothing to press: ${act.press}`)
  const start = performance.now()
  const pointer = { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse', detail: 1 }
  target.dispatchEvent(new PointerEvent('pointerdown', pointer))
  target.dispatchEvent(new MouseEvent('mousedown', pointer))
  target.focus()
  target.dispatchEvent(new PointerEvent('pointerup', pointer))
  target.dispatchEvent(new MouseEvent('mouseup', pointer))
  target.dispatchEvent(new MouseEvent('click', pointer))
  while (!document.querySelector(act.until)) {
    if (performance.now() - start > 5000) throw new Error(`Never seen: ${act.until}`)
    await new Promise(requestAnimationFrame)
  }
  await painted()
  return performance.now() - start
}

function All({ count }: { count: number }) {
  const [pressed, setPressed] = useState(false)
  return (
    <TypedGround>
      {Array.from({ length: count }, (_, at) => (
        <Part key={at} onPress={() => setPressed(true)} />
      ))}
      {pressed && <output>pressed</output>}
    </TypedGround>
  )
}

/** After the frame: a message arrives when the browser has drawn it. */
const painted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    }),
  )

Object.assign(window, { mount, press })
