import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { environment, root } from '../../scripts/lib/run.mjs'

const children = new Set()
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

/** Starts a program of the repository and waits until it prints `ready` on its standard output. */
export function start(args, { ready, env = {}, toEnd = false } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...environment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.add(child)
  let said = ''
  return new Promise((resolve, reject) => {
    const hear = (chunk) => {
      said = (said + chunk).slice(-4000)
      if (ready?.test(said)) resolve(child)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('exit', (code) => {
      children.delete(child)
      if (toEnd && code === 0) resolve(child)
      reject(new Error(`${args.join(' ')} ended with ${code}\n${said}`))
    })
    if (!ready && !toEnd) resolve(child)
  })
}

/** Runs a program of the repository to its end; throws with its output where it fails. */
export const finish = (args, options) => start(args, { ...options, toEnd: true })

/** Terminates a program and waits for its exit. */
export function stop(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.on('exit', resolve)
    child.kill('SIGTERM')
  })
}

/** Seconds of CPU time that the process has used so far, or NaN where the system does not provide it. */
export function processorSeconds(pid) {
  try {
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(facts[11]) + Number(facts[12])) / 100
  } catch {
    return NaN
  }
}

/** Resident memory of the process in bytes, including its share of shared pages. */
export function memory(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
  } catch {
    return NaN
  }
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
