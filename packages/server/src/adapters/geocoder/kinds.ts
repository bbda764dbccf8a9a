/**
 * How a place is written in each language, by its kind or country: `…` stands for its name. Part of
 * the gazetteer, as the names are; a service outside brings words of its own.
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
