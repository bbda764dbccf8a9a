import react from '@vitejs/plugin-react'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

/** Placeholder that the server replaces by a nonce in every page. */
const NONCE = '__CSP_NONCE__'

/**
 * Modules that nearly every screen behind the sign-in needs, bundled into one chunk: every further
 * file costs a request and a start-up task.
 */
const common =
  /app\/src\/(gym\/(MembershipBadge|MemberName)|scaffold\/(listPage|pickFilter|filters|Boundary|resource))\.tsx?$|ui\/src\/components\/(Badge|DateText|FactList|Inline|Money|Phone)\//

/**
 * Modules shared by the sign-in and the signed-in pages, in a chunk of their own so that neither
 * loads the other.
 */
const parts =
  /ui\/src\/(components\/(Banner|IconButton|Link|Phone)\/|fields\/shared\/(Choice|Control|FieldFrame|InnerButton|VisuallyHidden|leftGroup|words)\.)|lucide-react\/.*\/(check|globe)\./

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    givenLocale(),
    shakeRouter(),
    insist(),
    hastenFont(),
    hastenScripts(),
    compress(),
  ],
  html: { cspNonce: command === 'build' ? NONCE : undefined },
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  server: {
    port: 4011,
    proxy: { '/api': { target: 'http://localhost:4010', ws: true } },
  },
  build: {
    target: 'es2023',
    // Source maps are not served publicly.
    sourcemap: false,
    // No polyfill: the CSP allows no inline helper.
    modulePreload: {
      polyfill: false,
      // A dynamic import lists all its files including itself, because `arrive` fetches them first.
      resolveDependencies: (file, needs, { hostType }) =>
        hostType === 'js' && needs.length === 0 ? [file] : needs,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 3 },
            { name: 'parts', test: parts, priority: 2.5 },
            { name: 'auth', test: /app\/src\/session\/AuthPages\.tsx$/, priority: 2 },
            { name: 'shell', test: /app\/src\/shell\/Shell\.tsx$/, priority: 1 },
            { name: 'pages', test: common, priority: 1 },
          ],
        },
      },
    },
  },
}))

/**
 * Stubs react-aria's default locale, since `UiProvider` always sets one. Detecting it would load
 * the calendars of all languages: about 100 ms before the first render on a slow machine.
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

/**
 * Makes react-router tree-shakeable: removes the display names and marks the component calls at the
 * top level as pure. It also selects the build without developer warnings.
 */
function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
          .replace(/^\w+\.displayName = ".*";$/gm, '')
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
    },
  }
}

/** Replaces Vite's preload helper around every `import()` by `arrive`, which retries. */
function insist(): Plugin {
  return {
    name: 'insist',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { arrive as __vitePreload } from '${fileURLToPath(new URL('src/arrive.ts', import.meta.url))}'`
        : null,
  }
}

/** Preloads the Latin font together with the scripts. */
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

/**
 * Adds compile hints to all chunks, so that V8 compiles them off the main thread
 * (v8.dev/blog/explicit-compile-hints; other browsers read a comment).
 */
function hastenScripts(): Plugin {
  return {
    name: 'hasten-scripts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}

/** Precompresses scripts, styles and images with brotli and gzip, so that no request compresses. */
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
