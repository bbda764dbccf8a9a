/**
 * Patterns of a place's name in each language, by its kind or country, with `…` for the name. Part of the
 * gazetteer, as the names are; an external service returns complete names.
 */
export const kindsAndCountries = `
r|… viloyati|… область|… region
d|… tumani|… район|… district
c|…|…|…
m|…|…|…
a|… shoh koʻchasi|проспект …|… Avenue
s|… koʻchasi|улица …|… Street
p|…|…|…
UZB|Oʻzbekiston|Узбекистан|Uzbekistan
KGZ|Qirgʻiziston|Кыргызстан|Kyrgyzstan
`
