/**
 * Baseline: a page of the same stack (react, router, styled-components, jotai) that fetches ten rows and
 * shows them.
 */
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../../scripts/lib/run.mjs'

/**
 * Serves the page like the server does; `rows` is the response of `/rows.json`. Returns `{ origin, stop }`.
 */
export async function openFloor(rows) {
  const script = await built()
  const files = {
    '/floor.js': ['text/javascript', brotliCompressSync(script), 'br'],
    '/rows.json': ['application/json', Buffer.from(rows)],
  }
  const server = createServer((request, response) => {
    const [type, bytes, encoding] = files[request.url] ?? [
      'text/html; charset=utf-8',
      Buffer.from(page),
    ]
    response.writeHead(200, {
      'content-type': type,
      'content-length': bytes.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
    response.end(bytes)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }
}

async function built() {
  const entry = `${root}/packages/app/floor.js`
  const done = await build({
    configFile: false,
    root: `${root}/packages/app`,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: { write: false, target: 'es2023', rolldownOptions: { input: entry } },
  })
  return [done]
    .flat()
    .flatMap(({ output }) => output)
    .map(({ code }) => code ?? '')
    .join('\n')
}

const page = `<!doctype html><html lang="uz"><head><meta charset="utf-8"><title>Floor</title></head>
<body><div id="app"></div><script type="module" src="/floor.js"></script></body></html>`

const source = `
import { createElement as h, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { atom, useAtom } from 'jotai'
import { styled } from 'styled-components'

const rowsAtom = atom([])
const columns = ['fullname', 'phone', 'membership', 'end_date', 'balance']
const Table = styled.table\`margin: 24px; border-collapse: collapse; font: 16px sans-serif;\`
const Cell = styled.td\`padding: 12px; border-bottom: 1px solid #ddd;\`
function Members() {
  const [rows, setRows] = useAtom(rowsAtom)
  useEffect(function fetchRows() {
    fetch('/rows.json').then((answer) => answer.json()).then(({ results }) => setRows(results))
  }, [setRows])
  const cells = (row) => columns.map((name) => h(Cell, { key: name }, String(row[name])))
  return h(Table, null, h('tbody', null, rows.map((row) => h('tr', { key: row.id }, cells(row)))))
}
const routes = h(Routes, null, h(Route, { path: '*', element: h(Members) }))
createRoot(document.getElementById('app')).render(h(BrowserRouter, null, routes))
`
