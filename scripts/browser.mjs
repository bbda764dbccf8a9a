/**
 * Finds the browser for stories, flows and pictures. Order: `CHROMIUM_PATH`, the Chromium inside
 * `@sparticuz/chromium` (pinned by the lock file, so that the visual baselines stay valid), Debian's package.
 * Where none runs, the error says what to install.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Deterministic rendering on every machine, and no background traffic of the browser. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Launch options for playwright: `{ executablePath, args, env }`. Throws an error whose message is meant for
 * the terminal.
 */
export function chromium() {
  const found = fromEnvironment() ?? fromPackage() ?? fromMachine() ?? fromDebian()
  if (!found) {
    throw new Error(
      'No Chromium runs here. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
    )
  }
  return {
    executablePath: found.path,
    args: chromiumArgs,
    env: { ...process.env, ...found.env },
  }
}

/** The path alone, for starting the browser without playwright. */
export const chromiumPath = () => chromium().executablePath

function fromEnvironment() {
  const path = process.env.CHROMIUM_PATH
  if (!path) return undefined
  if (!runs(path)) throw new Error(`CHROMIUM_PATH is ${path}, but no browser starts from there.`)
  return { path, env: {} }
}

function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const home = unpacked()
  if (!home) return undefined
  const path = join(home, 'chromium')
  const fonts = { FONTCONFIG_PATH: join(home, 'fonts') }
  if (runs(path, fonts)) return { path, env: fonts }
  const withLibraries = { ...fonts, LD_LIBRARY_PATH: join(home, 'al2023', 'lib') }
  return runs(path, withLibraries) ? { path, env: withLibraries } : undefined
}

const programs = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function fromMachine() {
  const path = programs.find((program) => existsSync(program) && runs(program))
  return path ? { path, env: {} } : undefined
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium with apt-get')
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], quiet)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet)
  return fromMachine()
}

function runs(path, env = {}) {
  const options = { env: { ...process.env, ...env }, timeout: 60_000 }
  return spawnSync(path, ['--version'], options).status === 0
}

/** Unpacks the package's browser once, beside the other caches; safe for concurrent runs. */
function unpacked() {
  let library
  try {
    library = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  } catch {
    return undefined
  }
  const folder = dirname(dirname(library))
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const home = join(root, 'node_modules', '.cache', 'zal', `chromium-${version}`)
  if (existsSync(join(home, 'chromium'))) {
    configureFonts(home, home)
    return home
  }

  mkdirSync(dirname(home), { recursive: true })
  const fresh = mkdtempSync(`${home}-`)
  const program = `
    import chromium, { inflate } from ${JSON.stringify(pathToFileURL(library).href)}
    await chromium.executablePath()
    await inflate(${JSON.stringify(join(folder, 'bin', 'al2023.tar.br'))})
  `
  // The package unpacks into the temporary folder of its process, so it runs in a separate one.
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, TMPDIR: fresh },
  })
  configureFonts(fresh, home)
  try {
    renameSync(fresh, home)
  } catch {
    rmSync(fresh, { recursive: true, force: true })
  }
  return home
}

/**
 * Writes the configuration of fontconfig, whose paths are absolute: without it, the browser crashes in a repository
 * that was moved.
 */
function configureFonts(folder, home) {
  const file = join(folder, 'fonts', 'fonts.conf')
  const text = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>`
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  rmSync(file, { force: true })
  writeFileSync(file, text)
}
