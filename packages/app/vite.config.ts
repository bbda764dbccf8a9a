import react from '@vitejs/plugin-react'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

/** The server puts a nonce of its own into every page that it sends. */
const NONCE = '__CSP_NONCE__'

/**
 * What nearly every screen behind the sign-in begins with travels as one file: each file more is waited
 * for, and begins on the processor by itself.
 */
const common =
  /app\/src\/(shell\/Shell|gym\/MembershipBadge|scaffold\/(\w+Page|pickFilter|filters|period|Boundary))\.tsx$|ui\/src\/components\/(Badge|DateText|Inline|Money|Phone)\//

export default defineConfig(({ command }) => ({
  plugins: [react(), givenLocale(), hastenFont(), compress()],
  html: { cspNonce: command === 'build' ? NONCE : undefined },
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  server: {
    port: 4011,
    proxy: { '/api': { target: 'http://localhost:4010', ws: true } },
  },
  build: {
    target: 'es2023',
    // Source files are not served to everybody.
    sourcemap: false,
    // Scripts begin by themselves; the policy allows no helper written into the page.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 3 },
            // What the sign-in shares with the shell stands here, so that the sign-in brings no shell along.
            { name: 'auth', test: /app\/src\/session\/AuthPages\.tsx$/, priority: 2 },
            { name: 'shell', test: common, priority: 1 },
          ],
        },
      },
    },
  },
}))

/**
 * The language is always given (`UiProvider`). The library would ask the browser for its own as it loads,
 * which reads the calendars of all languages: on a slow machine a tenth of a second before anything is drawn.
 */
function givenLocale(): Plugin {
  return {
    name: 'given-locale',
    apply: 'build',
    load: (id) =>
      id.endsWith('react-aria/dist/private/i18n/useDefaultLocale.mjs')
        ? `const given = { locale: 'en', direction: 'ltr' }
           export const getDefaultLocale = () => given
           export const useDefaultLocale = getDefaultLocale`
        : null,
  }
}

/** Asks for the letters that every page shows together with the scripts, not after them. */
function hastenFont(): Plugin {
  return {
    name: 'hasten-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) => /-latin-wght-normal-.*\.woff2$/.test(name))
        if (!font) throw new Error('There is no Latin font in the build')
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${font}`,
          crossorigin: true,
        }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/** Writes what travels: each script and style also as brotli and gzip, so that no request compresses. */
function compress(): Plugin {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  return {
    name: 'compress',
    apply: 'build',
    writeBundle({ dir }) {
      for (const file of globSync(`${dir}/**/*.{js,css,svg}`)) {
        const bytes = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality))
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
