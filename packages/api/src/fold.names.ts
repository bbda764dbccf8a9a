// Test data: one name per line, in the spellings used at a front desk.

/** Spellings of one name with the same sound: must fold to the same. */
export const alike = `
Юсупов Yusupov Yusupof Yusupoff Iusupov
Юсупова Yusupova Iusupova
Йўлдошев Yoʻldoshev Yo'ldoshev Yo‘ldoshev Yoldoshev Yuldoshev
Йўлдошева Yoʻldosheva Yo\`ldosheva Yoldosheva
Қодиров Qodirov Kodirov
Қодирова Qodirova Kodirova
Ҳамидов Hamidov Хамидов Khamidov Xamidov
Ҳамидович Hamidovich Хамидович Khamidovich
Щербакова Sherbakova Shcherbakova Scherbakova
Цой Tsoy Tsoi
Өмүрбек Omurbek Ömürbek Умурбек
Семёнов Семенов Semyonov Semenov
Фёдоров Федоров Fyodorov Fedorov
Соловьёв Соловьев Solovyov Solovyev Solov'yov
Пётр Петр Pyotr Petr
Алёна Алена Alyona Alena
Королёва Королева Korolyova Koroleva
Хрущёв Хрущев Khrushchev Xrushchev
Елена Yelena Elena
Екатерина Yekaterina Ekaterina
Евгений Yevgeniy Evgeniy Evgeny Evgenii
Евгения Yevgeniya Evgenia Evgeniya
Эргашев Ergashev Ергашев Yergashev
Эркин Erkin Еркин Yerkin
Алиев Aliyev Aliev
Алиева Aliyeva Alieva
Каримов Karimov
Каримова Karimova
Рахимов Rahimov Raximov Rakhimov Раҳимов
Рахимова Rahimova Raximova Rakhimova
Тўраев Toʻrayev To'raev Turaev Тураев
Хўжаев Xoʻjayev Ходжаев Xodjayev Khodjaev Khodzhaev Hojaev
Жўраев Joʻrayev Jo’rayev Джураев Juraev Juraev Jurayev
Жалилов Jalilov Джалилов Dzhalilov
Жамшид Jamshid Джамшид Djamshid
Дмитрий Dmitriy Dmitry Dmitri Dmitrii
Юрий Yuriy Yuri Yury
Анатолий Anatoliy Anatoly Anatoli
Геннадий Gennadiy Gennady
Григорьевна Grigoryevna Grigorevna
Наталья Natalya Natalia Наталия Nataliya
Юлия Yuliya Yulia Iuliia
Мария Mariya Maria
Анастасия Anastasiya Anastasia
Виктория Viktoriya Viktoria Victoria
Ксения Kseniya Ksenia Xenia
София Sofiya Sofia Sophia
Ольга Olga Olʼga
Татьяна Tatyana Tatiana
Александр Aleksandr Alexandr
Александра Aleksandra Alexandra
Алексей Aleksey Alexey Aleksei Alexei
Максим Maksim Maxim
Роксана Roksana Roxana
Оксана Oksana Oxana
Сергей Sergey Sergei
Сергеев Sergeyev Sergeev
Андрей Andrey Andrei
Андреева Andreyeva Andreeva
Николай Nikolay Nikolai Nicolay
Михаил Mixail Mikhail Mihail
Виталий Vitaliy Vitaly
Кузнецов Kuznetsov Kuznesov
Цветкова Tsvetkova Svetkova
Чернов Chernov
Шевченко Shevchenko
Жуков Jukov Zhukov
Илья Ilya Ilia
Яна Yana Iana
Яков Yakov
Ғайрат Gʻayrat G'ayrat Gayrat Гайрат Gairat Ǵayrat
Ғуломов Gʻulomov G’ulomov Gulomov Гуломов
Ғуломова Gʻulomova Gulomova
Ғофуров Gʻofurov Gofurov Гофуров Ghofurov
Ғани Gʻani Gani Ghani
Тоғаев Togʻayev Tog'aev Togaev
Ўктам Oʻktam O'ktam Oktam Уктам Uktam
Ўткир Oʻtkir Otkir Уткир Utkir
Ўринбоев Oʻrinboyev Urinboev Уринбоев
Ўғилой Oʻgʻiloy O'g'iloy O‘g‘iloy Oʼgʼiloy Ogiloy Угилой
Мўминов Moʻminov Муминов Muminov Mominov
Қўчқоров Qoʻchqorov Кучкоров Kuchkorov Qochqorov
Қосимов Qosimov Косимов Kosimov
Қурбонов Qurbonov Курбонов Kurbonov
Қахрамон Qahramon Qaxramon Кахрамон Kaxramon
Ҳасан Hasan Хасан Khasan Xasan
Ҳусан Husan Хусан Khusan
Ҳикмат Hikmat Хикмат Khikmat
Ҳаёт Hayot Хаёт Khayot Xayot
Шаҳзод Shahzod Шахзод Shaxzod Shakhzod
Шаҳноза Shahnoza Шахноза Shakhnoza Shaxnoza
Меҳрибон Mehribon Мехрибон Mexribon Mekhribon
Раҳмон Rahmon Рахмон Rakhmon Raxmon
Абдураҳмон Abdurahmon Абдурахмон Abdurakhmon Abduraxmon
Абдуллаев Abdullayev Abdullaev Abdulaev
Абдуллаева Abdullayeva Abdullaeva
Муҳаммад Muhammad Мухаммад Mukhammad Muxammad Muhamad
Аҳмад Ahmad Ахмад Akhmad Axmad
Аҳмедов Ahmedov Ахмедов Akhmedov
Исҳоқ Isʼhoq Ishoq Исхок Iskhok Isxoq
Исҳоқов Ishoqov Исхоков Iskhokov
Саъдулла Saʼdulla Sa'dulla Sadulla Садулла
Санъат Sanʼat San’at Sanat Санат
Маъруф Maʼruf Ma'ruf Maruf Маруф
Аъзам Aʼzam Azam Азам
Мўътабар Moʻtabar Mutabar Мутабар
Сайёра Sayyora Sayora Саёра
Зиёда Ziyoda Zioda
Дилёра Dilyora Dilera
Бахтиёр Baxtiyor Bakhtiyor Bahtiyor Bahtior
Муҳаммадёр Muhammadyor Мухаммадёр
Ёқуб Yoqub Ёкуб Yokub
Ёқубов Yoqubov Ёкубов Yokubov
Ёдгор Yodgor
Юлдуз Yulduz Iulduz
Юнусов Yunusov Iunusov
Шерзод Sherzod
Шодиев Shodiyev Shodiev
Шукуров Shukurov
Чориев Choriyev Choriev
Эшонқулов Eshonqulov Eshonkulov Эшонкулов
Тошпўлатов Toshpoʻlatov Тошпулатов Toshpulatov
Тўхтаев Toʻxtayev Тухтаев Tukhtaev Tuxtayev To'xtaev
Тўйчиев Toʻychiyev Туйчиев Tuychiev
Нилуфар Nilufar
Феруза Feruza
Фотима Fotima
Фарҳод Farhod Фарход Farkhod Farxod
Фозил Fozil
Файзулла Fayzulla Faizulla
Хуршид Xurshid Khurshid Hurshid
Хадича Xadicha Khadicha Hadicha
Худойберди Xudoyberdi Khudoyberdi
Холида Xolida Kholida
Шаҳриёр Shahriyor Шахриёр Shaxriyor
Зуҳра Zuhra Зухра Zukhra
Зулфия Zulfiya Zulfia
Ойгул Oygul Oigul
Айгүл Aygul Aigul Aygül
Айнура Aynura Ainura
Айжан Ayjan Aijan Aizhan
Нурлан Nurlan Нұрлан
Жылдыз Jyldyz Zhyldyz Jildiz
Жээнбеков Jeenbekov Zheenbekov Jenbekov
Бакыт Bakyt Bakit
Кыял Kyyal Kiyal
Үмүт Umut Ümüt
Өскөн Oskon
Көчкөн Kochkon
Түгөлбай Tugolbay Tugolbai
Шайлообек Shaylobek Shailobek
Ыкласов Yklasov Iklasov
Ысмайылов Ysmayylov Ismailov Исмаилов
Әминов Áminov Aminov Аминов
Әлия Aliya Alia Алия
Қәллибеков Qállibekov Qallibekov
Даўлет Dáwlet Davlet Давлет
Раўшан Ráwshan Ravshan Равшан
Нурымбетов Nurımbetov Nurimbetov
Жумамуратов Jumamuratov Djumamuratov
Ким Kim
Пак Pak
Хван Khvan Hvan Hwan
Югай Yugay Yugai
Хегай Khegay Hegay Hegai
Тен Ten
Шин Shin
Камилова-Иванова Kamilova-Ivanova
Анвар Anvar Anwar
Васила Vasila Wasila
Мирзо Mirzo
Зоя Zoya Zoia
Майя Mayya Maya
Рая Raya
Диёра Diyora
Тимур Timur
`

/** Spellings of one name that differ by a sound: found as one typing error. */
export const near = `
Йўлдошев Юлдашев Yuldashev
Yusupov Yusopov Yuspov Yusuppov Yusupvo
Қодиров Кадыров Kadirov
Ёқубов Якубов Yakubov
Ёлкина Елкина
Рахмонов Рахманов Rakhmanov
Қўчқоров Кучкаров
Александр Alexander
Жусупов Jusubov
Бахтиёр Бахтияр Baxtiyar
Тўхтаев Тохтаев Toxtayeff Tuktaev
Karimov Karimiv Karmov Kaarimov Karimvo
Дилшод Дильшад Dilshad
Людмила Ludmila
Soloviev Соловьёв
Кузнецов Kuznecov
Григорьев Grigoriev
Феруза Фируза
Темур Тимур
Нилуфар Nilyufar
Мухаммад Мухаммед Muhammed
`

/** Different names that must not match. */
export const apart = `
Karimov Salimov
Karimov Rahimov
Aliyev Kalonov
Sobir Shomurod
Anna Yana
Olim Karim
Nodira Madina
Хасанов Каримов
Юсупов Якубов
Цой Чой
Ким Тен
`
