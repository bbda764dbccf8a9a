import react from '@vitejs/plugin-react'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { earlyWords } from './src/i18n/early.ts'

/** The server puts a nonce of its own into every page that it sends. */
const NONCE = '__CSP_NONCE__'

export default defineConfig(({ command }) => ({
  plugins: [react(), compress()],
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
            { name: wordsOf, test: /[\\/]locales[\\/]/, priority: 2 },
            { name: 'base', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
}))

/** The words of a language travel in two parts: those of the sign-in, and the rest. */
function wordsOf(path: string): string {
  const [, language, namespace = ''] = /locales[\\/](\w+)[\\/](\w+)\.json/.exec(path) ?? []
  return earlyWords.includes(namespace) ? `words-${language}` : `words-${language}-all`
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
