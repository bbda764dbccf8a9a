/** Crop area of a picture. */
export interface Crop {
  /** 1 covers the whole short side, 4 a quarter of it. */
  zoom: number
  /** Centre of the square, as fractions of width and height from the top left. */
  x: number
  y: number
}

export const LEAST_ZOOM = 1
export const MOST_ZOOM = 4
export const beginning: Crop = { zoom: LEAST_ZOOM, x: 0.5, y: 0.5 }

/** Size of the square as fractions of the picture; `ratio` is width divided by height. */
export const sidesOf = ({ zoom }: Crop, ratio: number) => ({
  width: Math.min(1, 1 / ratio) / zoom,
  height: Math.min(1, ratio) / zoom,
})

/** Clamps the square into the picture. */
export function fitted(crop: Crop, ratio: number): Crop {
  const zoom = between(crop.zoom, LEAST_ZOOM, MOST_ZOOM)
  const { width, height } = sidesOf({ ...crop, zoom }, ratio)
  return {
    zoom,
    x: between(crop.x, width / 2, 1 - width / 2),
    y: between(crop.y, height / 2, 1 - height / 2),
  }
}

/** Crop after the picture was dragged, in fractions of the square. */
export function moved(crop: Crop, ratio: number, right: number, down: number): Crop {
  const { width, height } = sidesOf(crop, ratio)
  return fitted({ ...crop, x: crop.x - right * width, y: crop.y - down * height }, ratio)
}

export const zoomed = (crop: Crop, ratio: number, times: number): Crop =>
  fitted({ ...crop, zoom: crop.zoom * times }, ratio)

const between = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value))
