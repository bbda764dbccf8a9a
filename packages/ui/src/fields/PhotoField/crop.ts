/** Which square of a picture is cut out. */
export interface Crop {
  /** 1 takes the whole short side; 4 a quarter of it. */
  zoom: number
  /** Middle of the square, as shares of width and height from the left upper corner. */
  x: number
  y: number
}

export const LEAST_ZOOM = 1
export const MOST_ZOOM = 4
export const beginning: Crop = { zoom: LEAST_ZOOM, x: 0.5, y: 0.5 }

/** Sides of the square as shares of the picture; `ratio` is its width by its height. */
export const sidesOf = ({ zoom }: Crop, ratio: number) => ({
  width: Math.min(1, 1 / ratio) / zoom,
  height: Math.min(1, ratio) / zoom,
})

/** The square pushed back into the picture. */
export function fitted(crop: Crop, ratio: number): Crop {
  const zoom = between(crop.zoom, LEAST_ZOOM, MOST_ZOOM)
  const { width, height } = sidesOf({ ...crop, zoom }, ratio)
  return {
    zoom,
    x: between(crop.x, width / 2, 1 - width / 2),
    y: between(crop.y, height / 2, 1 - height / 2),
  }
}

/** After the picture was dragged under the square, by shares of the square. */
export function moved(crop: Crop, ratio: number, right: number, down: number): Crop {
  const { width, height } = sidesOf(crop, ratio)
  return fitted({ ...crop, x: crop.x - right * width, y: crop.y - down * height }, ratio)
}

export const zoomed = (crop: Crop, ratio: number, times: number): Crop =>
  fitted({ ...crop, zoom: crop.zoom * times }, ratio)

const between = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value))
