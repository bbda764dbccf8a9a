/** Places of Kyrgyzstan, in the same format and compiled like those of Uzbekistan. */
export const kyrgyzstan = `
c|Bishkek|Бишкек|Bishkek|42.8746|74.5698
 d|Birinchi May|Первомайский|Pervomay|42.8800|74.5900
  a|Chuy|Чүй|Chuy|42.8762|74.6037
  a|Erkindik|Эркиндик|Erkindik|42.8760|74.6110
  a|Manas|Манаса|Manas|42.8690|74.5870
  s|Kiyev|Киевская|Kiev|42.8740|74.6000
  s|Toʻqtogʻul|Токтогула|Toktogul|42.8710|74.6000
  s|Moskva|Московская|Moscow|42.8680|74.6000
  s|Bokonbayev|Боконбаева|Bokonbaev|42.8640|74.5990
  s|Abdrahmonov|Абдрахманова|Abdrakhmanov|42.8720|74.6140
  s|Ibraimov|Ибраимова|Ibraimov|42.8770|74.6180
  s|Togʻolak Moldo|Тоголок Молдо|Togolok Moldo|42.8700|74.5960
  p|Ola-Too maydoni|площадь Ала-Тоо|Ala-Too Square|42.8756|74.6037
  p|Oʻsh bozori|Ошский рынок|Osh bazaar|42.8740|74.5700
 d|Oktyabr|Октябрьский|Oktyabr|42.8400|74.6200
  a|Mir|Мира|Mir|42.8380|74.5870
  s|Ahunboyev|Ахунбаева|Akhunbaev|42.8440|74.6000
  s|Baytik Botir|Байтик Баатыра|Baytik Baatyr|42.8430|74.6100
  s|Gorkiy|Горького|Gorky|42.8560|74.6090
  s|Maldiboyev|Малдыбаева|Maldybaev|42.8420|74.6020
  m|3-mikrorayon|3-й микрорайон|Microdistrict 3|42.8420|74.6090
  m|5-mikrorayon|5-й микрорайон|Microdistrict 5|42.8350|74.6050
  m|6-mikrorayon|6-й микрорайон|Microdistrict 6|42.8330|74.6120
  m|7-mikrorayon|7-й микрорайон|Microdistrict 7|42.8290|74.6130
  m|8-mikrorayon|8-й микрорайон|Microdistrict 8|42.8280|74.6030
  m|11-mikrorayon|11-й микрорайон|Microdistrict 11|42.8300|74.6250
  m|12-mikrorayon|12-й микрорайон|Microdistrict 12|42.8240|74.6260
  m|Asanbay|Асанбай|Asanbay|42.8160|74.6330
  m|Jal|Джал|Jal|42.8260|74.5680
  m|Uchqun|Учкун|Uchkun|42.8600|74.6660
  m|Kok-Jar|Кок-Жар|Kok-Jar|42.8120|74.6460
 d|Sverdlov|Свердловский|Sverdlov|42.8850|74.6350
  a|Jibek Joʻlu|Жибек Жолу|Jibek Jolu|42.8850|74.6050
  s|Alma-Ata|Алматинская|Almaty|42.8730|74.6440
  s|Shabdan Botir|Шабдан Баатыра|Shabdan Baatyr|42.8480|74.6390
  s|Salieva|Салиевой|Salieva|42.8900|74.6250
  m|Vostok-5|Восток-5|Vostok-5|42.8560|74.6280
  m|Dordoy|Дордой|Dordoy|42.9340|74.6210
  p|Alamedin bozori|Аламединский рынок|Alamedin bazaar|42.8870|74.6370
 d|Lenin|Ленинский|Lenin|42.8700|74.5400
  a|Den Syaopin|Дэн Сяопина|Deng Xiaoping|42.8740|74.5430
  s|Fuchik|Фучика|Fuchik|42.8830|74.5680
  s|Jukeyev-Pudovkin|Жукеева-Пудовкина|Jukeev-Pudovkin|42.8530|74.5710
  m|Ak-Orgo|Ак-Орго|Ak-Orgo|42.8560|74.5040
  m|Orto-Say|Орто-Сай|Orto-Say|42.8000|74.5950
  p|Manas aeroporti|аэропорт Манас|Manas airport|43.0613|74.4776
c|Oʻsh|Ош|Osh|40.5283|72.7985
 s|Kurmanjon Datka|Курманжан Датки|Kurmanjan Datka|40.5290|72.7980
 s|Lenin|Ленина|Lenin|40.5250|72.7990
 s|Masaliyev|Масалиева|Masaliev|40.5350|72.7890
 s|Navoiy|Навои|Navoi|40.5300|72.8000
 s|Alisher Navoiy|Алишера Навои|Alisher Navoi|40.5310|72.8030
 s|Gagarin|Гагарина|Gagarin|40.5220|72.7900
 m|Anor|Анар|Anar|40.5080|72.8110
 m|Ak-Tilek|Ак-Тилек|Ak-Tilek|40.5200|72.7700
 m|Manas-Ata|Манас-Ата|Manas-Ata|40.5430|72.7730
 m|Turan|Туран|Turan|40.5500|72.8200
 p|Sulaymon-Too|Сулайман-Тоо|Sulaiman-Too|40.5300|72.7830
 p|Jayma bozori|рынок Жайма|Jayma bazaar|40.5320|72.8000
r|Chuy|Чуйская|Chuy|42.5000|74.5000
 c|Toʻqmoq|Токмок|Tokmok|42.8419|75.3015
  s|Lenin|Ленина|Lenin|42.8400|75.2960
 c|Qora-Balta|Кара-Балта|Kara-Balta|42.8140|73.8480
 c|Kant|Кант|Kant|42.8910|74.8510
 c|Kemin|Кемин|Kemin|42.7870|75.6920
 c|Shopokov|Шопоков|Shopokov|42.8170|74.2880
 c|Qayindi|Каинды|Kaindy|42.8250|73.6800
 c|Sokuluk|Сокулук|Sokuluk|42.8660|74.3010
 c|Lebedinovka|Лебединовка|Lebedinovka|42.8850|74.6810
 c|Belovodskoye|Беловодское|Belovodskoe|42.8300|74.1080
 c|Novopokrovka|Новопокровка|Novopokrovka|42.8720|74.7180
 c|Orlovka|Орловка|Orlovka|42.7500|75.5800
 d|Alamudun|Аламудунский|Alamudun|42.6500|74.6500
 d|Issiqota|Ысык-Атинский|Ysyk-Ata|42.6500|74.9500
 d|Jayil|Жайылский|Jayyl|42.4500|73.7000
 d|Moskva|Московский|Moskva|42.7000|74.1000
 d|Panfilov|Панфиловский|Panfilov|42.7500|73.4500
r|Issiqkoʻl|Иссык-Кульская|Issyk-Kul|42.2000|77.5000
 c|Qoraqoʻl|Каракол|Karakol|42.4907|78.3936
  s|Toʻqtogʻul|Токтогула|Toktogul|42.4900|78.3920
  s|Abdrahmonov|Абдрахманова|Abdrakhmanov|42.4890|78.3980
 c|Baliqchi|Балыкчы|Balykchy|42.4600|76.1870
 c|Choʻlpon-Ota|Чолпон-Ата|Cholpon-Ata|42.6490|77.0820
 c|Bosteri|Бостери|Bosteri|42.6580|77.1870
 c|Tup|Тюп|Tyup|42.7270|78.3650
 c|Qizil-Suu|Кызыл-Суу|Kyzyl-Suu|42.3400|78.0070
 c|Bokonbayevo|Боконбаево|Bokonbaevo|42.1150|76.9890
 c|Tamchi|Тамчы|Tamchy|42.5720|76.6640
 d|Ak-Suu|Ак-Суйский|Ak-Suu|42.3000|79.0000
 d|Jeti-Oʻgʻuz|Джети-Огузский|Jeti-Oguz|42.0500|78.0500
 d|Ton|Тонский|Ton|42.0000|76.8000
r|Norin|Нарынская|Naryn|41.4000|75.8000
 c|Norin|Нарын|Naryn|41.4287|75.9911
  s|Lenin|Ленина|Lenin|41.4290|75.9950
 c|Kochkor|Кочкор|Kochkor|42.2160|75.7560
 c|At-Boshi|Ат-Башы|At-Bashy|41.1690|75.8100
 c|Chayek|Чаек|Chaek|41.9300|74.5200
 c|Boetovo|Баетово|Baetovo|41.2120|74.9050
 d|Jumgal|Жумгальский|Jumgal|41.9500|74.3000
r|Talas|Таласская|Talas|42.5500|72.0000
 c|Talas|Талас|Talas|42.5228|72.2427
  s|Berdike Botir|Бердике Баатыра|Berdike Baatyr|42.5230|72.2400
 c|Qizil-Adir|Кызыл-Адыр|Kyzyl-Adyr|42.6180|71.5880
 c|Pokrovka|Покровка|Pokrovka|42.7460|71.5990
 d|Bakay-Ota|Бакай-Атинский|Bakay-Ata|42.5500|71.9000
 d|Manas|Манасский|Manas|42.6500|71.2000
r|Jalolobod|Джалал-Абадская|Jalal-Abad|41.5000|72.5000
 c|Jalolobod|Джалал-Абад|Jalal-Abad|40.9333|73.0017
  s|Lenin|Ленина|Lenin|40.9340|73.0000
  s|Erkindik|Эркиндик|Erkindik|40.9300|72.9950
  m|Sputnik|Спутник|Sputnik|40.9420|72.9800
 c|Moyli-Suv|Майлуу-Суу|Mailuu-Suu|41.2640|72.4480
 c|Tosh-Koʻmir|Таш-Кумыр|Tash-Kumyr|41.3460|72.2170
 c|Qora-Koʻl|Кара-Куль|Kara-Kul|41.6190|72.6660
 c|Toʻqtogʻul|Токтогул|Toktogul|41.8740|72.9420
 c|Bozor-Qoʻrgʻon|Базар-Коргон|Bazar-Korgon|41.0370|72.7460
 c|Suzoq|Сузак|Suzak|40.8980|72.9050
 c|Kochkor-Ota|Кочкор-Ата|Kochkor-Ata|41.0360|72.4830
 c|Arslonbob|Арсланбоб|Arslanbob|41.3330|72.9330
 c|Kerben|Кербен|Kerben|41.4950|71.7580
 c|Massi|Масы|Massy|41.0550|72.6400
 d|Nooken|Ноокенский|Nooken|41.1500|72.5500
 d|Ala-Buka|Ала-Букинский|Ala-Buka|41.4000|71.4500
r|Oʻsh|Ошская|Osh|40.0000|73.0000
 c|Qorasuv|Кара-Суу|Kara-Suu|40.7040|72.8660
 c|Oʻzgan|Узген|Uzgen|40.7700|73.3010
 c|Nookat|Ноокат|Nookat|40.2660|72.6180
 c|Gulcha|Гульча|Gulcha|40.3150|73.4440
 c|Aravon|Араван|Aravan|40.5150|72.4990
 c|Sari-Tosh|Сары-Таш|Sary-Tash|39.7300|73.2480
 c|Daroot-Qoʻrgʻon|Дараут-Коргон|Daroot-Korgon|39.5530|72.2030
 d|Oloy|Алайский|Alay|39.9000|73.3000
 d|Chon-Oloy|Чон-Алайский|Chon-Alay|39.5500|72.2500
r|Botken|Баткенская|Batken|39.9000|70.6000
 c|Botken|Баткен|Batken|40.0628|70.8194
  s|Sodiqov|Садыкова|Sadykov|40.0620|70.8200
 c|Qizil-Qiya|Кызыл-Кия|Kyzyl-Kiya|40.2570|72.1280
 c|Sulyukta|Сулюкта|Sulyukta|39.9370|69.5670
 c|Isfana|Исфана|Isfana|39.8390|69.5280
 c|Qadamjoy|Кадамжай|Kadamjay|40.1300|71.7230
 c|Aydarken|Айдаркен|Aydarken|39.9430|71.3420
 d|Leylak|Лейлекский|Leylek|39.7500|69.6000
`
