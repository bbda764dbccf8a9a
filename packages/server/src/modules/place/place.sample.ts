// Responses of the services after their documentation, reduced to the fields that are read and a few more.

export const yandex = {
  response: {
    GeoObjectCollection: {
      metaDataProperty: { GeocoderResponseMetaData: { request: 'amir temur 108', found: '1' } },
      featureMember: [
        {
          GeoObject: {
            name: 'проспект Амира Темура, 108',
            description: 'Ташкент, Узбекистан',
            Point: { pos: '69.2847213 41.3458121' },
          },
        },
        { GeoObject: { name: 'без места', description: '', Point: { pos: 'nowhere' } } },
      ],
    },
  },
}

export const yandexRead = [
  {
    id: 'y0',
    address_line: 'проспект Амира Темура, 108',
    detail: 'Ташкент, Узбекистан',
    latitude: 41.345812,
    longitude: 69.284721,
  },
]

export const nominatim = [
  {
    place_id: 1,
    lat: '39.6547012',
    lon: '66.9757811',
    category: 'tourism',
    display_name:
      'Registon maydoni, Registon koʻchasi, Samarqand, Samarqand viloyati, 140100, Oʻzbekiston',
  },
  { place_id: 2, lat: 'x', lon: '66.9', display_name: 'Buzuq' },
]

export const nominatimRead = [
  {
    id: 'n0',
    address_line: 'Registon maydoni, Registon koʻchasi, Samarqand',
    detail: 'Samarqand viloyati, Oʻzbekiston',
    latitude: 39.654701,
    longitude: 66.975781,
  },
]
