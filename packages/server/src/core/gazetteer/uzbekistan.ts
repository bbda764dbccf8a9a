/**
 * Places of Uzbekistan outside of Tashkent and its region, compiled by hand from general knowledge; coordinates
 * are accurate to a few hundred metres in cities and to one or two kilometres elsewhere. Indented places belong
 * to the place above. `kind|Uzbek|Russian|English|latitude|longitude`, without the word of the kind: r region,
 * d district, c city or town, m quarter, a avenue, s street, p a single place. An empty English name is the
 * Uzbek one without its apostrophes.
 */
export const uzbekistan = `
r|Samarqand|Самаркандская|Samarkand|39.9000|66.3000
 c|Samarqand|Самарканд|Samarkand|39.6542|66.9597
  s|Registon|Регистанская|Registan|39.6547|66.9758
  s|Mirzo Ulugʻbek|Мирзо Улугбека|Mirzo Ulugbek|39.6580|66.9490
  a|Universitet|Университетский|University|39.6480|66.9620
  s|Rudakiy|Рудаки|Rudaki|39.6750|66.9350
  s|Amir Temur|Амира Темура|Amir Temur|39.6510|66.9640
  s|Gagarin|Гагарина|Gagarin|39.6620|66.9340
  s|Dagbitskaya|Дагбитская|Dagbit|39.6830|66.9560
  s|Shohizinda|Шахи-Зинда|Shah-i-Zinda|39.6630|66.9880
  s|Toshkent|Ташкентская|Tashkent|39.6590|66.9790
  s|Beruniy|Беруни|Beruni|39.6680|66.9250
  m|Sogʻdiana|Согдиана|Sogdiana|39.6720|66.9080
  m|Motrid|Мотрид|Motrid|39.6380|66.9270
  m|Siyob|Сиаб|Siab|39.6660|66.9820
  p|Samarqand vokzali|вокзал Самарканд|Samarkand railway station|39.6850|66.9290
  p|Samarqand aeroporti|аэропорт Самарканд|Samarkand airport|39.7005|66.9838
 c|Kattaqoʻrgʻon|Каттакурган|Kattakurgan|39.8990|66.2560
 c|Urgut|Ургут|Urgut|39.4020|67.2430
 c|Bulungʻur|Булунгур|Bulungur|39.7640|67.2720
 c|Jomboy|Джамбай|Jambay|39.6990|67.0930
 c|Ishtixon|Иштыхан|Ishtikhan|39.9660|66.4860
 c|Oqtosh|Акташ|Aktash|39.9210|65.9250
 c|Juma|Джума|Juma|39.7160|66.6640
 c|Payariq|Пайарык|Payaryk|39.9980|66.8470
 c|Chelak|Челек|Chelak|39.9200|66.8610
 c|Nurobod|Нурабад|Nurabad|39.6080|66.2860
 c|Toyloq|Тайлак|Taylak|39.5880|67.0850
 c|Loyish|Лаиш|Loish|39.8780|66.7660
 d|Pastdargʻom|Пастдаргомский|Pastdargom|39.6500|66.6500
 d|Narpay|Нарпайский|Narpay|39.9000|65.9300
 d|Qoʻshrabot|Кошрабадский|Kushrabat|40.2700|66.6800
r|Buxoro|Бухарская|Bukhara|40.1500|63.9000
 c|Buxoro|Бухара|Bukhara|39.7747|64.4286
  s|Bahouddin Naqshband|Бахауддина Накшбанда|Bahauddin Naqshband|39.7740|64.4290
  s|Mustaqillik|Мустакиллик|Mustaqillik|39.7660|64.4240
  s|Ibn Sino|Ибн Сино|Ibn Sina|39.7640|64.4310
  s|Alpomish|Алпомыш|Alpomish|39.7540|64.4340
  s|Gʻijduvon|Гиждуванская|Gijduvan|39.7850|64.4390
  m|Labi hovuz|Ляби-Хауз|Lyabi-Hauz|39.7732|64.4201
  m|Gʻazli shoh|Газли шох|Gazli Shoh|39.7850|64.4050
  p|Ark qalʼasi|крепость Арк|Ark fortress|39.7779|64.4111
  p|Buxoro aeroporti|аэропорт Бухара|Bukhara airport|39.7750|64.4830
 c|Kogon|Каган|Kagan|39.7190|64.5470
 c|Gʻijduvon|Гиждуван|Gijduvan|40.1000|64.6830
 c|Vobkent|Вабкент|Vabkent|40.0300|64.5170
 c|Shofirkon|Шафиркан|Shafirkan|40.1200|64.5010
 c|Romitan|Ромитан|Romitan|39.9340|64.3790
 c|Qorakoʻl|Каракуль|Karakul|39.5330|63.8500
 c|Olot|Алат|Alat|39.4130|63.8030
 c|Gazli|Газли|Gazli|40.1330|63.4560
 d|Jondor|Жондорский|Jondor|39.7270|64.1800
 d|Peshku|Пешкунский|Peshku|40.1000|64.3500
r|Fargʻona|Ферганская|Fergana|40.4500|71.3000
 c|Fargʻona|Фергана|Fergana|40.3864|71.7864
  s|Mustaqillik|Мустакиллик|Mustaqillik|40.3840|71.7840
  s|Al-Fargʻoniy|Аль-Фаргони|Al-Fargani|40.3880|71.7820
  s|Qomus|Комус|Qomus|40.3910|71.7760
  s|Margʻilon|Маргиланская|Margilan|40.4010|71.7740
  s|Sayilgoh|Сайилгох|Sayilgoh|40.3850|71.7870
  m|Kirgili|Киргули|Kirguli|40.4360|71.7660
 c|Margʻilon|Маргилан|Margilan|40.4700|71.7240
  s|Burhoniddin Margʻinoniy|Бурханиддина Маргинани|Burhaniddin Marghinani|40.4690|71.7220
 c|Qoʻqon|Коканд|Kokand|40.5286|70.9425
  s|Istiqlol|Истиклол|Istiqlol|40.5330|70.9440
  s|Turkiston|Туркестанская|Turkestan|40.5390|70.9370
  p|Xudoyorxon saroyi|дворец Худоярхана|Khudayar Khan palace|40.5383|70.9387
 c|Quva|Кува|Kuva|40.5220|72.0730
 c|Quvasoy|Кувасай|Kuvasay|40.3020|71.9750
 c|Rishton|Риштан|Rishtan|40.3570|71.2850
 c|Beshariq|Бешарык|Besharyk|40.4360|70.6100
 c|Oltiariq|Алтыарык|Altyaryk|40.3920|71.4740
 c|Yaypan|Яйпан|Yaypan|40.3760|70.8150
 c|Toshloq|Ташлак|Tashlak|40.4780|71.7660
 c|Vodil|Вуадиль|Vuadil|40.1790|71.7280
 d|Bagʻdod|Багдадский|Bagdad|40.4600|71.2200
 d|Buvayda|Бувайдинский|Buvayda|40.6200|71.0800
 d|Dangʻara|Дангаринский|Dangara|40.5800|70.9100
r|Andijon|Андижанская|Andijan|40.7500|72.3000
 c|Andijon|Андижан|Andijan|40.7821|72.3442
  a|Bobur|Бабура|Babur|40.7680|72.3480
  s|Navoiy|Навои|Navoi|40.7830|72.3460
  s|Oʻzbekiston|Узбекистанская|Uzbekistan|40.7620|72.3610
  s|Milliy tiklanish|Миллий тикланиш|Milliy Tiklanish|40.7760|72.3560
  m|Yangi bozor|Янги бозор|Yangi Bozor|40.7540|72.3590
  m|Bogʻishamol|Богишамол|Bogishamol|40.7380|72.3700
  p|Andijon vokzali|вокзал Андижан|Andijan railway station|40.7610|72.3650
 c|Asaka|Асака|Asaka|40.6410|72.2390
 c|Xonobod|Ханабад|Khanabad|40.8020|72.9750
 c|Shahrixon|Шахрихан|Shakhrikhan|40.7130|72.0570
 c|Qorasuv|Карасу|Karasu|40.7200|72.8770
 c|Paxtaobod|Пахтаабад|Pakhtaabad|40.9290|72.4980
 c|Qoʻrgʻontepa|Кургантепа|Kurgantepa|40.7340|72.7610
 c|Marhamat|Мархамат|Markhamat|40.5000|72.3300
 c|Poytugʻ|Пайтуг|Paytug|40.8980|72.2420
 c|Xoʻjaobod|Ходжаабад|Khodjaabad|40.6680|72.5590
 c|Jalaquduq|Джалакудук|Jalakuduk|40.7260|72.6410
 d|Baliqchi|Балыкчинский|Balykchi|40.8700|71.9000
 d|Buloqboshi|Булакбашинский|Bulakbashi|40.6200|72.4700
r|Namangan|Наманганская|Namangan|41.0500|71.3000
 c|Namangan|Наманган|Namangan|40.9983|71.6726
  s|Uychi|Уйчинская|Uychi|41.0120|71.6940
  s|Boburshoh|Бабуршаха|Baburshah|40.9940|71.6750
  s|Islom Karimov|Ислама Каримова|Islam Karimov|41.0030|71.6640
  s|Navoiy|Навои|Navoi|40.9970|71.6710
  m|Chorsu|Чорсу|Chorsu|40.9960|71.6790
  m|Doʻstlik|Дустлик|Dustlik|41.0160|71.6430
 c|Chortoq|Чартак|Chartak|41.0690|71.8240
 c|Chust|Чуст|Chust|41.0030|71.2380
 c|Kosonsoy|Касансай|Kasansay|41.2490|71.5470
 c|Pop|Пап|Pap|40.8740|71.1090
 c|Uchqoʻrgʻon|Учкурган|Uchkurgan|41.1140|72.0790
 c|Toʻraqoʻrgʻon|Туракурган|Turakurgan|41.0000|71.5130
 c|Haqqulobod|Хаккулабад|Khakkulabad|40.9170|72.1170
 c|Uychi|Уйчи|Uychi|41.0810|71.9230
 c|Yangiqoʻrgʻon|Янгикурган|Yangikurgan|41.1950|71.7240
 d|Mingbuloq|Мингбулакский|Mingbulak|40.8000|71.3800
 d|Davlatobod|Давлатабадский|Davlatabad|40.9800|71.6300
r|Qashqadaryo|Кашкадарьинская|Kashkadarya|38.8500|66.1000
 c|Qarshi|Карши|Karshi|38.8606|65.7891
  s|Mustaqillik|Мустакиллик|Mustaqillik|38.8410|65.7930
  s|Islom Karimov|Ислама Каримова|Islam Karimov|38.8480|65.7980
  s|Nasaf|Насаф|Nasaf|38.8640|65.7960
  s|Jayhun|Джайхун|Jayhun|38.8390|65.7810
 c|Shahrisabz|Шахрисабз|Shakhrisabz|39.0578|66.8342
  s|Ipak yoʻli|Ипак Йули|Silk Road|39.0570|66.8300
  p|Oqsaroy|Аксарай|Ak-Saray palace|39.0608|66.8289
 c|Kitob|Китаб|Kitab|39.1210|66.8760
 c|Gʻuzor|Гузар|Guzar|38.6210|66.2480
 c|Koson|Касан|Kasan|39.0370|65.5850
 c|Muborak|Мубарек|Mubarek|39.2550|65.1530
 c|Chiroqchi|Чиракчи|Chirakchi|39.0340|66.5720
 c|Qamashi|Камаши|Kamashi|38.8240|66.4610
 c|Yakkabogʻ|Яккабаг|Yakkabag|38.9760|66.6830
 c|Beshkent|Бешкент|Beshkent|38.8210|65.6530
 c|Yangi Nishon|Янги-Нишан|Yangi-Nishan|38.6340|65.6880
 c|Tallimarjon|Талимарджан|Talimarjan|38.2920|65.5580
 d|Dehqonobod|Дехканабадский|Dehkanabad|38.3500|66.4600
 d|Mirishkor|Миришкорский|Mirishkor|38.8500|65.2700
r|Surxondaryo|Сурхандарьинская|Surkhandarya|38.0000|67.5000
 c|Termiz|Термез|Termez|37.2242|67.2783
  s|At-Termiziy|Ат-Термизи|At-Termizi|37.2290|67.2760
  s|Alpomish|Алпомыш|Alpomish|37.2350|67.2830
  s|Barkamol avlod|Баркамол авлод|Barkamol Avlod|37.2220|67.2690
 c|Denov|Денау|Denau|38.2670|67.8980
  s|Sharof Rashidov|Шарафа Рашидова|Sharof Rashidov|38.2700|67.8940
 c|Sherobod|Шерабад|Sherabad|37.6620|67.0030
 c|Boysun|Байсун|Baysun|38.2080|67.2070
 c|Shoʻrchi|Шурчи|Shurchi|37.9990|67.7870
 c|Jarqoʻrgʻon|Джаркурган|Jarkurgan|37.5090|67.4150
 c|Qumqoʻrgʻon|Кумкурган|Kumkurgan|37.8280|67.5860
 c|Sariosiyo|Сариасия|Sariasiya|38.4150|67.9550
 c|Shargʻun|Шаргунь|Shargun|38.4600|67.9660
 d|Angor|Ангорский|Angor|37.4700|67.0700
 d|Uzun|Узунский|Uzun|38.3700|68.0100
 d|Muzrabot|Музрабадский|Muzrabad|37.4600|66.8500
r|Xorazm|Хорезмская|Khorezm|41.4000|60.9000
 c|Urganch|Ургенч|Urgench|41.5500|60.6310
  s|Al-Xorazmiy|Аль-Хорезми|Al-Khwarizmi|41.5510|60.6270
  s|Pahlavon Mahmud|Пахлавана Махмуда|Pahlavan Mahmud|41.5570|60.6210
  s|Tinchlik|Тинчлик|Tinchlik|41.5450|60.6290
  m|Olimpiya|Олимпия|Olympia|41.5630|60.6060
 c|Xiva|Хива|Khiva|41.3783|60.3639
  p|Ichan qalʼa|Ичан-Кала|Itchan Kala|41.3775|60.3592
  s|Polvon Qori|Палван Кари|Polvon Qori|41.3800|60.3690
 c|Hazorasp|Хазарасп|Khazarasp|41.3190|61.0740
 c|Gurlan|Гурлен|Gurlen|41.8450|60.3920
 c|Shovot|Шават|Shavat|41.6550|60.3020
 c|Xonqa|Ханка|Khanka|41.4650|60.7950
 c|Bogʻot|Багат|Bagat|41.3500|60.8200
 c|Pitnak|Питнак|Pitnak|41.2040|61.3190
 c|Qoʻshkoʻpir|Кошкупыр|Koshkupyr|41.5350|60.3450
 d|Yangiariq|Янгиарыкский|Yangiaryk|41.3500|60.6000
 d|Yangibozor|Янгибазарский|Yangibazar|41.7300|60.5500
r|Navoiy|Навоийская|Navoi|42.0000|64.0000
 c|Navoiy|Навои|Navoi|40.0844|65.3792
  s|Islom Karimov|Ислама Каримова|Islam Karimov|40.0900|65.3750
  s|Gʻalaba|Галаба|Galaba|40.1010|65.3730
  s|Xalqlar doʻstligi|Дружбы народов|Friendship of Peoples|40.1050|65.3700
 c|Zarafshon|Зарафшан|Zarafshan|41.5740|64.2000
 c|Uchquduq|Учкудук|Uchkuduk|42.1570|63.5550
 c|Nurota|Нурата|Nurata|40.5610|65.6890
 c|Qiziltepa|Кызылтепа|Kyzyltepa|40.0330|64.8500
 c|Karmana|Кармана|Karmana|40.1430|65.3670
 c|Yangirabot|Янгирабад|Yangirabad|40.0260|65.9610
 d|Xatirchi|Хатырчинский|Khatyrchi|40.0500|65.9500
 d|Tomdi|Тамдынский|Tamdy|41.7500|64.6200
 d|Konimex|Канимехский|Kanimekh|40.2800|65.1500
r|Jizzax|Джизакская|Jizzakh|40.4500|67.6000
 c|Jizzax|Джизак|Jizzakh|40.1158|67.8422
  s|Sharof Rashidov|Шарафа Рашидова|Sharof Rashidov|40.1220|67.8380
  s|Mustaqillik|Мустакиллик|Mustaqillik|40.1180|67.8300
  m|Olmazor|Алмазар|Almazar|40.1110|67.8510
 c|Gʻallaorol|Галляарал|Gallaaral|40.0220|67.5950
 c|Paxtakor|Пахтакор|Pakhtakor|40.3150|67.9540
 c|Doʻstlik|Дустлик|Dustlik|40.5240|68.0350
 c|Dashtobod|Даштабад|Dashtabad|40.1260|68.4950
 c|Zomin|Заамин|Zaamin|39.9600|68.3950
 c|Gagarin|Гагарин|Gagarin|40.6620|68.1720
 d|Baxmal|Бахмальский|Bakhmal|39.7700|67.8900
 d|Forish|Фаришский|Farish|40.5700|66.8700
r|Sirdaryo|Сырдарьинская|Syrdarya|40.4000|68.6700
 c|Guliston|Гулистан|Gulistan|40.4897|68.7842
  s|Mustaqillik|Мустакиллик|Mustaqillik|40.4920|68.7800
  s|Oʻzbekiston|Узбекистанская|Uzbekistan|40.4960|68.7760
 c|Yangiyer|Янгиер|Yangier|40.2750|68.8230
 c|Shirin|Ширин|Shirin|40.2290|69.1360
 c|Sirdaryo|Сырдарья|Syrdarya|40.8440|68.6620
 c|Boyovut|Баяут|Bayaut|40.2850|69.0130
 c|Baxt|Бахт|Bakht|40.7090|68.6710
 d|Sayxunobod|Сайхунабадский|Saykhunabad|40.6600|68.7800
 d|Xovos|Хавастский|Khavast|40.2100|68.8600
r|Qoraqalpogʻiston Respublikasi|Республика Каракалпакстан|Republic of Karakalpakstan|43.5000|59.0000
 c|Nukus|Нукус|Nukus|42.4611|59.6166
  s|Dosnazarov|Досназарова|Dosnazarov|42.4600|59.6060
  s|Berdaq|Бердаха|Berdakh|42.4660|59.6180
  s|Turtkul|Турткульская|Turtkul|42.4520|59.6320
  s|Gʻarezsizlik|Гарезсизлик|Garezsizlik|42.4650|59.6100
  p|Savitskiy muzeyi|музей Савицкого|Savitsky museum|42.4650|59.6130
 c|Beruniy|Беруни|Beruni|41.6910|60.7520
 c|Toʻrtkoʻl|Турткуль|Turtkul|41.5500|61.0000
 c|Xoʻjayli|Ходжейли|Khodjeyli|42.4090|59.4510
 c|Taxiatosh|Тахиаташ|Takhiatash|42.3340|59.5830
 c|Qoʻngʻirot|Кунград|Kungrad|43.0720|58.9040
 c|Chimboy|Чимбай|Chimbay|42.9320|59.7780
 c|Moʻynoq|Муйнак|Muynak|43.7680|59.0210
 c|Boʻston|Бустан|Bustan|41.8480|60.9270
 c|Mangʻit|Мангит|Mangit|42.1160|60.0600
 c|Qanlikoʻl|Канлыкуль|Kanlykul|42.8320|59.0050
 c|Shumanay|Шуманай|Shumanay|42.6430|58.9180
`
