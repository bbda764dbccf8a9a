import { divIcon, geoJSON, GridLayer, layerGroup, marker, type GridLayerOptions } from 'leaflet'
import borders from './borders.json'
import { cities, type City } from './cities.ts'
import type { LatLng } from './coordinates.ts'

const ours = ['UZ', 'KG']

/** The countries around, ours lighter; drawn without a network. */
export const land = () =>
  geoJSON(borders as Parameters<typeof geoJSON>[0], {
    interactive: false,
    style: (feature) => ({
      className: ours.includes(feature?.properties?.code) ? 'land ours' : 'land',
    }),
  })

/** Squares that move along, so that a move is seen where no border is near. */
class Squares extends GridLayer {
  override createTile() {
    const square = document.createElement('div')
    square.className = 'square'
    return square
  }
}

export const squares = (options: GridLayerOptions) => new Squares(options)

/** Names of cities; they are read, not pressed. */
export const cityNames = (names: Record<City, string>) =>
  layerGroup(
    Object.entries(cities).map(([city, { lat, lng, small }]) => {
      const name = document.createElement('span')
      // Written by the style: names may be cut at the edge of a map, and are nothing to read aloud.
      name.dataset.name = names[city as City]
      const className = small ? 'city small' : 'city'
      return marker([lat, lng], {
        icon: divIcon({ className, html: name, iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
      })
    }),
  )

const PIN = 28

/** The pin; its tip stands on the place. */
export const pin = ({ lat, lng }: LatLng, draggable: boolean) =>
  marker([lat, lng], {
    icon: divIcon({
      className: 'pin',
      iconSize: [PIN, PIN],
      // The corner of a square that stands on its tip.
      iconAnchor: [PIN / 2, PIN * (0.5 + Math.SQRT1_2)],
    }),
    draggable,
    autoPan: true,
    keyboard: false,
    zIndexOffset: 1000,
  })
