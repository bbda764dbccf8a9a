import react from '@vitejs/plugin-react'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

/** The server puts a nonce of its own into every page that it sends. */
const NONCE = '__CSP_NONCE__'

/**
 * What nearly every screen behind the sign-in begins with travels as one file beside the shell: each file
 * more is waited for, and begins on the processor by itself.
 */
const common =
  /app\/src\/(gym\/(MembershipBadge|MemberName)|scaffold\/(listPage|pickFilter|filters|Boundary|resource))\.tsx?$|ui\/src\/components\/(Badge|DateText|FactList|Inline|Money|Phone)\//

/** What the sign-in and the pages behind it are both made of, so that neither brings the other along. */
const parts =
  /ui\/src\/(components\/(Banner|IconButton|Link|Phone)\/|fields\/shared\/(options\/Choice|frame\/(Control|FieldFrame|InnerButton|VisuallyHidden|leftGroup|words))\.)|lucide-react\/.*\/(check|globe)\./

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
    // Source files are not served to everybody.
    sourcemap: false,
    // Scripts begin by themselves; the policy allows no helper written into the page.
    modulePreload: {
      polyfill: false,
      // What is begun late names all its files, itself as well: `arrive` fetches them first.
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

/**
 * The router gives names to its parts, and makes them by calls, at the top of one file; so the build keeps them
 * all. Without the names, and with the calls marked as what they are, only the parts that we use travel. Its
 * package offers every build the one with warnings for developers.
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

/** Around every `import()` stands our own `arrive` in the place of Vite's helper, which asks once. */
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

/**
 * Says of scripts that what is in them is called at once, so that they are compiled beside the drawing and not
 * in the midst of it (v8.dev/blog/explicit-compile-hints; other browsers read a comment).
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
