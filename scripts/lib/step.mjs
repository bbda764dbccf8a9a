/** One long-running step: silent while it succeeds quickly, with progress after 2 s. */
import { spawn } from 'node:child_process'
import { environment, root } from './run.mjs'

const TELL_AFTER_MS = 2000
const TELL_EVERY_MS = 10_000

/** Throws with the output of the program where it fails. */
export async function step(title, program, args, extra = {}) {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  let told = false
  const tell = () => {
    console.log(told ? `${title} … ${seconds()} s` : `${title} …`)
    told = true
  }
  const first = setTimeout(tell, TELL_AFTER_MS)
  const again = setInterval(tell, TELL_EVERY_MS)
  try {
    await finish(title, program, args, extra)
  } finally {
    clearTimeout(first)
    clearInterval(again)
  }
  if (told) console.log(`${title}: done in ${seconds()} s`)
}

function finish(title, program, args, extra) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: { ...environment(), ...extra } })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${title} failed.\n${text.trimEnd()}`)),
    )
  })
}
