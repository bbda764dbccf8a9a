import { divIcon, geoJSON, GridLayer, layerGroup, marker, type GridLayerOptions } from 'leaflet'
import borders from './borders.json'
import { cities, type City } from './cities.ts'
import type { LatLng } from './coordinates.ts'

const ours = ['UZ', 'KG']

/** Neighbouring countries, our own lighter; drawn without a network. */
export const land = () =>
  geoJSON(borders as Parameters<typeof geoJSON>[0], {
    interactive: false,
    style: (feature) => ({
      className: ours.includes(feature?.properties?.code) ? 'land ours' : 'land',
    }),
  })

/** Background grid that moves with the map, so that panning is visible without borders. */
class Squares extends GridLayer {
  override createTile() {
    const square = document.createElement('div')
    square.className = 'square'
    return square
  }
}

export const squares = (options: GridLayerOptions) => new Squares(options)

/** City labels, not interactive. */
export const cityNames = (names: Record<City, string>) =>
  layerGroup(
    Object.entries(cities).map(([city, { lat, lng, small }]) => {
      const name = document.createElement('span')
      // Rendered by CSS: labels may be cut at the edge and are not read by screen readers.
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

/** Pin whose tip marks the place. */
export const pin = ({ lat, lng }: LatLng, draggable: boolean) =>
  marker([lat, lng], {
    icon: divIcon({
      className: 'pin',
      iconSize: [PIN, PIN],
      // Corner of a square rotated by 45°.
      iconAnchor: [PIN / 2, PIN * (0.5 + Math.SQRT1_2)],
    }),
    draggable,
    autoPan: true,
    keyboard: false,
    zIndexOffset: 1000,
  })
