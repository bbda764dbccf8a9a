/**
 * `node scripts/borders.mjs` generates the borders that the map of packages/ui shows without a network.
 * Source: the world atlas (Natural Earth, public domain), with the own countries in detail and their
 * neighbours simplified.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { feature } from 'topojson-client'
import atlas from 'world-atlas/countries-10m.json' with { type: 'json' }
import { root } from './lib/run.mjs'

const ours = { 860: 'UZ', 417: 'KG' }
const countries = { ...ours, 398: 'KZ', 762: 'TJ', 795: 'TM', 156: 'CN', '004': 'AF' }
/** Maximum distance of a line from the true border, in degrees: about 600 m, and 15 km. */
const exact = 0.006
const rough = 0.14
const target = join(root, 'packages/ui/src/components/MapPicker/borders.json')

const { objects, arcs, transform } = atlas
// Own countries come last, so that their borders are drawn over those of the neighbours.
const shown = objects.countries.geometries
  .filter(({ id }) => countries[id])
  .toSorted((one, other) => Number(one.id in ours) - Number(other.id in ours))
const exactArcs = new Set(
  shown.filter(({ id }) => ours[id]).flatMap((country) => arcsOf(country.arcs)),
)
// A border is simplified once for both of its countries, so that they still meet.
const topology = {
  type: 'Topology',
  objects: {},
  arcs: arcs.map((arc, index) => thinned(placed(arc), exactArcs.has(index) ? exact : rough)),
}

const features = shown.map((country) => ({
  type: 'Feature',
  properties: { code: countries[country.id] },
  geometry: { type: 'MultiPolygon', coordinates: land(feature(topology, country).geometry) },
}))
const text = `${JSON.stringify({ type: 'FeatureCollection', features })}\n`
writeFileSync(target, text)
console.log(`${features.length} countries, ${Math.ceil(text.length / 1024)} KB`)

/** Indexes of the arcs of a country, regardless of their direction. */
function arcsOf(tree) {
  return tree.flat(Infinity).map((index) => (index < 0 ? ~index : index))
}

/** Decodes the delta encoding of the atlas. */
function placed(arc) {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [
      x * transform.scale[0] + transform.translate[0],
      y * transform.scale[1] + transform.translate[1],
    ].map((degrees) => Math.round(degrees * 1000) / 1000)
  })
}

/** Removes points close to the line between their neighbours (Douglas–Peucker). */
function thinned(points, tolerance) {
  const [first] = points
  const last = points.at(-1)
  const far = points.slice(1, -1).map((point) => distance(point, first, last))
  const most = Math.max(0, ...far)
  if (most <= tolerance) return [first, last]
  const at = far.indexOf(most) + 1
  return [
    ...thinned(points.slice(0, at + 1), tolerance),
    ...thinned(points.slice(at), tolerance).slice(1),
  ]
}

function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** Removes islands that were reduced to lines. */
function land({ type, coordinates }) {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates
  return polygons
    .map((polygon) => polygon.filter((ring) => ring.length > 3))
    .filter((polygon) => polygon.length > 0)
}
