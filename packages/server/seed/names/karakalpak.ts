import type { NameLists } from './lists.ts'

/** Karakalpak in its Latin alphabet of 2016, with á ǵ ı ń ó ú. */
export const karakalpak: NameLists = {
  families:
    `Abdimuratov Allambergenov Allaniyazov Ayımbetov Bayniyazov Bekmuratov Dáwletov Embergenov Erejepov
    Jollıbekov Jumabaev Kaipov Mámbetov Nurımbetov Óteniyazov Ótegenov Palwaniyazov Qalmuratov Qayıpov
    Qudaybergenov Reymov Saparov Seytnazarov Tájimuratov Tilewmuratov Tóreniyazov Úmirbekov Utepbergenov
    Yeshniyazov`.split(/\s+/),
  feminine: (family) => `${family}a`,
  men: `Allayar Amanbay Ayapbergen Azat Baxıtbay Berdaq Dáwran Esbergen Islambek Jańabay Jeńisbay Kewlimjay
    Maqset Muratbay Nurnazar Óserbay Paraxat Quwanıshbay Rústem Salamat Saǵınbay Timur Ulıqbek`.split(
    /\s+/,
  ),
  women:
    `Aygúl Ayjamal Aysánem Ayzada Biybinaz Dámegúl Gúlayım Gúlbahar Gúljáhán Gúlsánem Injigúl Jamila Juldız
    Minayım Nesibeli Perizat Qızlargúl Sarbinaz Tazagúl Ulbosın Zamira Ziyba`.split(/\s+/),
  fathers: [],
  patronymic: () => '',
  patronymics: 0,
}
