import { map as openMap, tileLayer, type Map as LeafletMap, type Marker } from 'leaflet'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { City } from './cities.ts'
import { rounded, type LatLng } from './coordinates.ts'
import { cityNames, land, pin, squares } from './layers.ts'
import type { MapTiles } from './MapPicker.tsx'

interface UseLeaflet {
  value: LatLng | null
  onChange: (value: LatLng) => void
  disabled: boolean
  tiles?: MapTiles
  names: Record<City, string>
}

/** Initial centre without a value: Tashkent. */
const START: LatLng = { lat: 41.31, lng: 69.28 }
const START_ZOOM = 14
const PLACED_ZOOM = 17
const ZOOMS = { minZoom: 4, maxZoom: 19 }
/** Zoom level below which small cities are hidden, because they would overlap. */
const NEAR_ZOOM = 7

/** Creates the Leaflet map in an element, and the handlers of our keys and buttons. */
export function useLeaflet(place: RefObject<HTMLElement | null>, props: UseLeaflet) {
  const { value, disabled, tiles, names } = props
  const [map, setMap] = useState<LeafletMap>()
  const latest = useRef(props)
  const shown = useRef<LatLng>(null)
  useEffect(function rememberProps() {
    latest.current = props
  })

  const choose = (where: LatLng) => {
    if (latest.current.disabled) return
    const next = rounded(where)
    // Marked as shown, so that the view does not recentre.
    shown.current = next
    latest.current.onChange(next)
  }
  const chooseLater = useRef(choose)

  useEffect(
    function open() {
      if (!place.current) return
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      const { value: first } = latest.current
      const opened = openMap(place.current, {
        ...ZOOMS,
        center: first ?? START,
        zoom: first ? PLACED_ZOOM : START_ZOOM,
        zoomControl: false,
        attributionControl: false,
        keyboard: false,
        zoomAnimation: !still,
        fadeAnimation: !still,
        inertia: !still,
      })
      shown.current = first
      const tellZoom = () =>
        opened.getContainer().toggleAttribute('data-far', opened.getZoom() < NEAR_ZOOM)
      opened.on('click', ({ latlng }) => chooseLater.current(latlng.wrap()))
      opened.on('zoomend', tellZoom)
      tellZoom()
      const observer = new ResizeObserver(() => opened.invalidateSize({ pan: false }))
      observer.observe(opened.getContainer())
      setMap(opened)
      return () => {
        observer.disconnect()
        opened.remove()
      }
    },
    [place],
  )

  const { url, credit } = tiles ?? {}
  useEffect(
    function drawGround() {
      if (!map) return
      const layers = url
        ? [tileLayer(url, { ...ZOOMS, attribution: credit })]
        : [squares(ZOOMS), land()]
      layers.forEach((layer) => layer.addTo(map))
      return () => layers.forEach((layer) => layer.remove())
    },
    [map, url, credit],
  )
  useEffect(
    function nameCities() {
      if (!map || url) return
      const layer = cityNames(names).addTo(map)
      return () => void layer.remove()
    },
    [map, url, names],
  )
  useEffect(
    function showPin() {
      if (!map || !value) return
      const marker: Marker = pin(value, !disabled).addTo(map)
      marker.on('dragend', () => chooseLater.current(marker.getLatLng().wrap()))
      const known = shown.current
      if (known?.lat !== value.lat || known.lng !== value.lng) map.setView(value, PLACED_ZOOM)
      else if (!map.getBounds().pad(-0.05).contains(value)) map.panTo(value)
      shown.current = value
      return () => void marker.remove()
    },
    [map, value, disabled],
  )

  return {
    /** Whether the map is created. */
    isOpen: map !== undefined,
    /** Moves the pin by px; sets it in the centre if there is none. */
    move(right: number, down: number) {
      if (!map) return
      if (!value) return choose(map.getCenter())
      choose(map.unproject(map.project(value).add([right, down])).wrap())
    },
    zoom: (step: number) => map?.setZoom(map.getZoom() + step),
  }
}
