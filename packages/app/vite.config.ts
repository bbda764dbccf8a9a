import react from '@vitejs/plugin-react'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

/** Placeholder that the server replaces by a nonce in every page. */
const NONCE = '__CSP_NONCE__'

export default defineConfig(({ command }) => ({
  plugins: [react(), retryImports(), preloadFont(), compress()],
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
      // A dynamic import lists all its files including itself, because `importWithRetry` fetches them first.
      resolveDependencies: (file, needs, { hostType }) =>
        hostType === 'js' && needs.length === 0 ? [file] : needs,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for each of the first pages with all that it needs: the sign-in, the shell and the
          // list of members. Other screens share these files and add their own.
          groups: [
            { name: 'base', tags: ['$initial'], priority: 3 },
            { name: 'auth', test: /app\/src\/session\/AuthPages\.tsx$/, priority: 2 },
            { name: 'shell', test: /app\/src\/shell\/Shell\.tsx$/, priority: 1 },
            { name: 'list', test: /app\/src\/sections\/member\/list\/member\.list\.tsx$/ },
          ],
        },
      },
    },
  },
}))

/**
 * Replaces Vite's preload helper around every `import()` by `importWithRetry`, which retries. It goes
 * once every supported browser requests a failed import again (ADR 26).
 */
function retryImports(): Plugin {
  return {
    name: 'retry-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { importWithRetry as __vitePreload } from '${fileURLToPath(new URL('src/importWithRetry.ts', import.meta.url))}'`
        : null,
  }
}

/** Preloads the Latin font together with the scripts. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
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
