import { palettes } from '../../theme/index.ts'
import type { Modules } from './modules.ts'

const { 'fg.default': ink, 'bg.surface': paper } = palettes.light

/** A code is dark on light in every theme: many scanners read no other. */
export const inks = { ink, paper }

/** A file of its own, sharp at every size. */
export function svgFile({ path, size }: Modules): Blob {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="${paper}" d="M0 0h${size}v${size}H0z"/><path fill="${ink}" d="${path}"/></svg>`
  return new Blob([svg], { type: 'image/svg+xml' })
}

/** Dots per square of the code: a printed poster stays sharp. */
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

/** Hands a file to the person, as a press on a link does. */
export function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
