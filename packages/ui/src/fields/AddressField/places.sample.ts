import type { Place } from './address.ts'

// For stories only: responses of a geocoder.

const places: Place[] = [
  {
    id: '1',
    text: 'Amir Temur shoh koʻchasi, 108',
    detail: 'Yunusobod tumani, Toshkent',
    lat: 41.345812,
    lng: 69.284721,
  },
  {
    id: '2',
    text: 'Amir Temur xiyoboni',
    detail: 'Mirobod tumani, Toshkent',
    lat: 41.311158,
    lng: 69.279737,
  },
  {
    id: '3',
    text: 'ул. Мирзо Улугбека, 45',
    detail: 'Самарканд, Узбекистан',
    lat: 39.654388,
    lng: 66.975824,
  },
  {
    id: '4',
    text: 'проспект Чүй, 155',
    detail: 'Бишкек, Кыргызстан',
    lat: 42.876212,
    lng: 74.603711,
  },
]

export const suggest = async (text: string) =>
  places.filter((place) => place.text.toLowerCase().includes(text.toLowerCase()))

export const reverse = async (lat: number, lng: number) =>
  places.toSorted((one, other) => farther(one, lat, lng) - farther(other, lat, lng))[0]?.text ??
  null

const farther = (place: Place, lat: number, lng: number) =>
  Math.hypot(place.lat - lat, place.lng - lng)
