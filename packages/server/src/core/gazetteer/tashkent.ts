/** Places of Tashkent and its region, in the same format and compiled like those of Uzbekistan. */
export const tashkent = `
c|Toshkent|Ташкент|Tashkent|41.3111|69.2797
 d|Chilonzor|Чиланзарский|Chilanzar|41.2756|69.2044
  s|Bunyodkor|Бунёдкор|Bunyodkor|41.2870|69.2230
  s|Qatortol|Катартал|Katartal|41.2840|69.2150
  s|Gavhar|Гавхар|Gavhar|41.2660|69.2080
  s|Choʻpon ota|Чупон-Ота|Chupon Ota|41.2920|69.1870
  s|Lutfiy|Лутфи|Lutfi|41.2810|69.1930
  m|Chilonzor 1-mavze|Чиланзар, 1-й квартал|Chilanzar, block 1|41.2870|69.2170
  m|Chilonzor 2-mavze|Чиланзар, 2-й квартал|Chilanzar, block 2|41.2840|69.2090
  m|Chilonzor 3-mavze|Чиланзар, 3-й квартал|Chilanzar, block 3|41.2800|69.2110
  m|Chilonzor 5-mavze|Чиланзар, 5-й квартал|Chilanzar, block 5|41.2790|69.2050
  m|Chilonzor 6-mavze|Чиланзар, 6-й квартал|Chilanzar, block 6|41.2770|69.2010
  m|Chilonzor 7-mavze|Чиланзар, 7-й квартал|Chilanzar, block 7|41.2810|69.2000
  m|Chilonzor 8-mavze|Чиланзар, 8-й квартал|Chilanzar, block 8|41.2840|69.1970
  m|Chilonzor 9-mavze|Чиланзар, 9-й квартал|Chilanzar, block 9|41.2750|69.2020
  m|Chilonzor 10-mavze|Чиланзар, 10-й квартал|Chilanzar, block 10|41.2720|69.2060
  m|Chilonzor 16-mavze|Чиланзар, 16-й квартал|Chilanzar, block 16|41.2700|69.1960
  m|Chilonzor 19-mavze|Чиланзар, 19-й квартал|Chilanzar, block 19|41.2690|69.2010
  m|Chilonzor 20-mavze|Чиланзар, 20-й квартал|Chilanzar, block 20|41.2660|69.1970
  m|Qoʻshbegi|Кушбеги|Kushbegi|41.2850|69.2440
  p|Novza metro bekati|станция метро «Новза»|Novza metro station|41.2920|69.2240
  p|Mirzo Ulugʻbek metro bekati|станция метро «Мирзо Улугбек»|Mirzo Ulugbek metro station|41.2820|69.2130
  p|Chilonzor metro bekati|станция метро «Чиланзар»|Chilanzar metro station|41.2740|69.2040
 d|Yunusobod|Юнусабадский|Yunusabad|41.3650|69.2890
  a|Amir Temur|Амира Темура|Amir Temur|41.3310|69.2840
  s|Ahmad Donish|Ахмада Дониша|Ahmad Donish|41.3570|69.2920
  s|Bogʻishamol|Богишамол|Bogishamol|41.3460|69.3100
  s|Osiyo|Осиё|Osiyo|41.3490|69.2830
  m|Yunusobod 2-mavze|Юнусабад, 2-й квартал|Yunusabad, block 2|41.3520|69.2880
  m|Yunusobod 4-mavze|Юнусабад, 4-й квартал|Yunusabad, block 4|41.3630|69.2870
  m|Yunusobod 7-mavze|Юнусабад, 7-й квартал|Yunusabad, block 7|41.3610|69.2960
  m|Yunusobod 9-mavze|Юнусабад, 9-й квартал|Yunusabad, block 9|41.3590|69.2830
  m|Yunusobod 11-mavze|Юнусабад, 11-й квартал|Yunusabad, block 11|41.3680|69.2960
  m|Yunusobod 13-mavze|Юнусабад, 13-й квартал|Yunusabad, block 13|41.3700|69.2900
  m|Yunusobod 19-mavze|Юнусабад, 19-й квартал|Yunusabad, block 19|41.3760|69.3020
  m|Minor|Минор|Minor|41.3290|69.2740
  p|Shahriston metro bekati|станция метро «Шахристан»|Shahriston metro station|41.3580|69.2880
  p|Toshkent teleminorasi|Ташкентская телебашня|Tashkent TV tower|41.3453|69.2846
 d|Mirzo Ulugʻbek|Мирзо-Улугбекский|Mirzo Ulugbek|41.3250|69.3400
  a|Mirzo Ulugʻbek|Мирзо Улугбека|Mirzo Ulugbek|41.3240|69.3280
  a|Mustaqillik|Мустакиллик|Mustaqillik|41.3170|69.3020
  s|Buyuk Ipak yoʻli|Буюк Ипак Йули|Buyuk Ipak Yuli|41.3270|69.3290
  s|Parkent|Паркентская|Parkent|41.3080|69.3160
  s|Ziyolilar|Зиёлилар|Ziyolilar|41.3400|69.3340
  s|Temur Malik|Темур Малик|Temur Malik|41.3270|69.3620
  m|TTZ|ТТЗ|TTZ|41.3450|69.3800
  m|Qorasuv|Карасу|Karasu|41.3270|69.3650
  m|Feruza|Феруза|Feruza|41.3450|69.3560
  m|Salar|Салар|Salar|41.3150|69.3270
 d|Mirobod|Мирабадский|Mirabad|41.2890|69.2850
  s|Nukus|Нукусская|Nukus|41.2920|69.2740
  s|Oybek|Айбека|Oybek|41.2960|69.2800
  s|Shahrisabz|Шахрисабзская|Shakhrisabz|41.3020|69.2850
  s|Taras Shevchenko|Тараса Шевченко|Taras Shevchenko|41.2960|69.2850
  s|Mirobod|Мирабадская|Mirabad|41.2900|69.2720
  p|Amir Temur xiyoboni|сквер Амира Темура|Amir Temur Square|41.3112|69.2797
  p|Fargʻona yoʻli|Фергана йули|Fergana Road|41.2860|69.3130
  m|Gospitalniy|Госпитальный|Gospitalny|41.2940|69.2700
  p|Toshkent vokzali|вокзал Ташкент|Tashkent railway station|41.2906|69.2860
 d|Shayxontohur|Шайхантахурский|Shaykhantakhur|41.3240|69.2280
  a|Alisher Navoiy|Алишера Навои|Alisher Navoi|41.3180|69.2470
  s|Abdulla Qodiriy|Абдуллы Кадыри|Abdulla Qodiriy|41.3280|69.2610
  s|Labzak|Лабзак|Labzak|41.3320|69.2650
  s|Koʻkcha|Кукча|Kukcha|41.3220|69.2060
  s|Beruniy|Беруни|Beruni|41.3400|69.2200
  s|Samarqand darvoza|Самарканд Дарвоза|Samarkand Darvoza|41.3170|69.2310
  m|Hadra|Хадра|Khadra|41.3240|69.2440
  m|Oʻqchi|Укчи|Ukchi|41.3150|69.2530
  p|Chorsu bozori|базар Чорсу|Chorsu bazaar|41.3266|69.2354
  p|Toshkent Siti|Ташкент-Сити|Tashkent City|41.3160|69.2480
 d|Olmazor|Алмазарский|Almazar|41.3520|69.2200
  s|Sagʻbon|Сагбан|Sagban|41.3430|69.2280
  s|Farobiy|Фараби|Farobi|41.3500|69.2050
  s|Qorasaroy|Карасарай|Karasaray|41.3400|69.2450
  s|Universitet|Университетская|University|41.3500|69.2060
  m|Talabalar shaharchasi|Вузгородок|Student town|41.3510|69.2050
  m|Qoraqamish|Каракамыш|Karakamysh|41.3620|69.2180
  m|Sebzor|Себзар|Sebzar|41.3370|69.2510
  p|Hazrati Imom majmuasi|комплекс Хазрати Имам|Khast Imam|41.3380|69.2400
 d|Yashnobod|Яшнабадский|Yashnabad|41.2920|69.3300
  s|Maxtumquli|Махтумкули|Makhtumkuli|41.3020|69.3280
  s|Istiqbol|Истикбол|Istiqbol|41.3020|69.2910
  s|Sadik Azimov|Садыка Азимова|Sadyk Azimov|41.3070|69.2950
  s|Elbek|Эльбека|Elbek|41.2850|69.3270
  m|Aviasozlar|Авиасозлар|Aviasozlar|41.2960|69.3500
  m|Tuzel|Тузель|Tuzel|41.2860|69.3620
 d|Yakkasaroy|Яккасарайский|Yakkasaray|41.2870|69.2520
  s|Shota Rustaveli|Шота Руставели|Shota Rustaveli|41.2880|69.2570
  s|Bobur|Бабура|Babur|41.2790|69.2470
  s|Glinka|Глинки|Glinka|41.2870|69.2610
  s|Bogʻibuston|Богибустон|Bogibuston|41.2770|69.2410
  s|Usmon Nosir|Усмана Насыра|Usman Nasyr|41.2810|69.2600
  m|Rakat|Ракат|Rakat|41.2810|69.2550
 d|Uchtepa|Учтепинский|Uchtepa|41.2950|69.1700
  s|Farhod|Фархадская|Farkhad|41.2900|69.1800
  s|Shirin|Ширин|Shirin|41.3050|69.1850
  m|Uchtepa 12-mavze|Учтепа, 12-й квартал|Uchtepa, block 12|41.2850|69.1790
  m|Uchtepa 22-mavze|Учтепа, 22-й квартал|Uchtepa, block 22|41.2780|69.1720
  m|Uchtepa 26-mavze|Учтепа, 26-й квартал|Uchtepa, block 26|41.2830|69.1660
 d|Sergeli|Сергелийский|Sergeli|41.2250|69.2200
  s|Yangi Sergeli|Янги Сергели|Yangi Sergeli|41.2270|69.2170
  m|Sergeli 1-mavze|Сергели, 1-й квартал|Sergeli, block 1|41.2320|69.2220
  m|Sergeli 5-mavze|Сергели, 5-й квартал|Sergeli, block 5|41.2260|69.2130
  m|Sergeli 7-mavze|Сергели, 7-й квартал|Sergeli, block 7|41.2200|69.2160
  m|Sergeli 8-mavze|Сергели, 8-й квартал|Sergeli, block 8|41.2150|69.2220
  m|Sputnik|Спутник|Sputnik|41.2070|69.2180
  p|Toshkent aeroporti|аэропорт Ташкент|Tashkent airport|41.2579|69.2812
 d|Bektemir|Бектемирский|Bektemir|41.2090|69.3350
  s|Husayn Boyqaro|Хусейна Байкары|Husayn Bayqara|41.2350|69.3340
  m|Oltintopgan|Алтынтопкан|Oltintopgan|41.2330|69.3270
 d|Yangihayot|Янгихаётский|Yangihayot|41.1990|69.2100
  m|Doʻstlik|Дустлик|Dustlik|41.2030|69.2220
r|Toshkent|Ташкентская|Tashkent|41.2213|69.8597
 c|Nurafshon|Нурафшон|Nurafshan|41.0430|69.3580
  p|Toshkent yoʻli|Ташкент йули|Tashkent Road|41.0440|69.3560
 c|Chirchiq|Чирчик|Chirchik|41.4690|69.5820
  a|Amir Temur|Амира Темура|Amir Temur|41.4710|69.5840
  s|Navoiy|Навои|Navoi|41.4680|69.5760
 c|Angren|Ангрен|Angren|41.0167|70.1436
  s|Doʻstlik|Дустлик|Dustlik|41.0120|70.0860
 c|Olmaliq|Алмалык|Almalyk|40.8450|69.5980
  s|Amir Temur|Амира Темура|Amir Temur|40.8470|69.5960
 c|Bekobod|Бекабад|Bekabad|40.2200|69.2690
 c|Yangiyoʻl|Янгиюль|Yangiyul|41.1120|69.0470
  s|Samarqand|Самаркандская|Samarkand|41.1130|69.0440
 c|Ohangaron|Ахангаран|Akhangaran|40.9060|69.6380
 c|Parkent|Паркент|Parkent|41.2940|69.6760
 c|Gazalkent|Газалкент|Gazalkent|41.5580|69.7710
 c|Keles|Келес|Keles|41.4030|69.2050
 c|Piskent|Пскент|Pskent|40.8970|69.3500
 c|Boʻka|Бука|Buka|40.8110|69.1980
 c|Chinoz|Чиназ|Chinaz|40.9360|68.7620
 c|Oqqoʻrgʻon|Аккурган|Akkurgan|40.8780|69.0450
 c|Doʻstobod|Дустабад|Dustabad|40.8560|68.9160
 c|Eshonguzar|Эшонгузар|Eshonguzar|41.2060|69.1580
 c|Chorvoq|Чарвак|Charvak|41.6220|69.9440
 c|Chimyon|Чимган|Chimgan|41.5450|70.0130
 d|Qibray|Кибрайский|Kibray|41.3890|69.4650
 d|Zangiota|Зангиатинский|Zangiata|41.1930|69.1460
 d|Boʻstonliq|Бостанлыкский|Bostanlyk|41.6000|69.8500
 d|Oʻrtachirchiq|Уртачирчикский|Urtachirchik|41.1000|69.3500
 d|Yuqorichirchiq|Юкоричирчикский|Yukorichirchik|41.2300|69.5000
 d|Quyichirchiq|Куйичирчикский|Kuyichirchik|40.9700|69.0000
`
