import { zipSync, strToU8 } from 'fflate'

/** An SVG of less than 1 KB that takes minutes to draw: wide blurs, turbulence of 200 octaves and large dilates. */
export function slowDrawing(): string {
  const layer =
    '<feGaussianBlur stdDeviation="200"/><feTurbulence baseFrequency=".9" numOctaves="200"/><feMorphology operator="dilate" radius="99"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="5000" height="5000"><filter id="f">${layer.repeat(6)}</filter><rect width="5000" height="5000" filter="url(#f)"/></svg>`
}
