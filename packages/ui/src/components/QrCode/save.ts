import { palettes } from '../../theme/index.ts'
import type { Modules } from './modules.ts'

const { 'fg.default': ink, 'bg.surface': paper } = palettes.light

/** Dark on light in every theme, since many scanners read nothing else. */
export const inks = { ink, paper }

/** Standalone SVG file. */
export function svgFile({ path, size }: Modules): Blob {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="${paper}" d="M0 0h${size}v${size}H0z"/><path fill="${ink}" d="${path}"/></svg>`
  return new Blob([svg], { type: 'image/svg+xml' })
}

/** Pixels per module, enough for a printed poster. */
const DOTS = 24

export function pngFile({ path, size }: Modules): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size * DOTS
  canvas.height = size * DOTS
  const brush = canvas.getContext('2d')
  if (!brush) return Promise.reject(new Error('This browser draws no pictures'))
  brush.scale(DOTS, DOTS)
  brush.fillStyle = paper
  brush.fillRect(0, 0, size, size)
  brush.fillStyle = ink
  brush.fill(new Path2D(path))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png')
  })
}

/** Downloads a file through a link. */
export function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
