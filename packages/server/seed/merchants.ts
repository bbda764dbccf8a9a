import {
  classesKgz,
  classesUzb,
  trainersKgz,
  trainersUzb,
  type ClassText,
  type TrainerText,
} from './plans/classes.ts'
import { people, signIns, type KnownPerson } from './people/people.ts'
import type { People } from './people/names/names.ts'
import { plansKgz, plansUzb, type PlanText } from './plans/plans.ts'
import type { ClubPlace, Worker, World } from './world.ts'

export interface MerchantText extends Pick<World, 'country' | 'currency' | 'zone'> {
  name: string
  /** IANA name of the time zone. */
  zoneName: string
  clubs: ClubText[]
  staff: Omit<Worker, 'id' | 'phone'>[]
  plans: PlanText[]
  /** By club. */
  classes: ClassText[][]
  trainers: TrainerText[]
  peoples: [People, number][]
  /** Share of the members of each club. */
  sizes: number[]
  /** Two digits after the country code. */
  operators: string[]
  prefix: string
  /** Rounding unit of prices and deposits. */
  unit: number
  creditLimit: number
  supportPhone: string
  /** Members that the demo always has, in the first club. */
  known: KnownPerson[]
  reasons: string[]
  streets: [line: string, latitude: number, longitude: number][]
}

interface ClubText extends ClubPlace {
  name: string
  address_line: string
  phone: string
  rooms: string[]
}

/** Where a club is, and its hours: at the weekend it opens at seven and closes at ten. */
function place(
  city: string,
  county: string,
  postal_code: string,
  [latitude, longitude]: [number, number],
  [opens, closes]: [string, string],
): ClubPlace {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((week_day) =>
    week_day > 5 ? { week_day, opens: '07:00', closes: '22:00' } : { week_day, opens, closes },
  )
  return { city, county, postal_code, latitude, longitude, hours }
}

export const merchants: MerchantText[] = [
  {
    name: 'Zal Demo',
    country: 'UZB',
    currency: 'UZS',
    zone: 300,
    zoneName: 'Asia/Tashkent',
    clubs: [
      {
        name: 'Zal Chilonzor',
        address_line: 'Toshkent, Chilonzor, Bunyodkor shoh koʻchasi 12',
        phone: '+998712760012',
        ...place('tashkent', 'Chilonzor', '100115', [41.287, 69.223], ['06:30', '22:30']),
        rooms: ['Katta zal', 'Yoga zali', 'Boks zali', 'Kardio zal'],
      },
      {
        name: 'Zal Yunusobod',
        address_line: 'Toshkent, Yunusobod, Amir Temur shoh koʻchasi 107B',
        phone: '+998712344107',
        ...place('tashkent', 'Yunusobod', '100084', [41.3645, 69.2887], ['07:00', '23:00']),
        rooms: ['Katta zal', 'Guruh zali', 'Yakkakurash zali'],
      },
      {
        name: 'Zal Sergeli',
        address_line: 'Toshkent, Sergeli, Yangi Sergeli koʻchasi 31',
        phone: '+998712570031',
        ...place('tashkent', 'Sergeli', '100085', [41.2213, 69.2228], ['07:00', '22:00']),
        rooms: ['Katta zal', 'Yoga zali', 'Boks zali'],
      },
    ],
    staff: [
      worker('Karimov', 'Aziz', 1, signIns.owner, 'owner', [0, 1, 2], 'uz'),
      worker('Ли', 'Светлана', 2, signIns.director, 'director', [0, 1, 2], 'ru'),
      worker('Ergashev', 'Sherzod', 1, signIns.manager, 'manager', [0, 1], 'uz'),
      worker('Rahimov', 'Sanʼat', 1, signIns.trainer, 'trainer', [0], 'uz'),
      worker('Toshpoʻlatova', 'Malika', 2, signIns.desk, 'restricted_user', [0], 'uz'),
      worker('Abdullayev', 'Nodir', 1, signIns.partner, 'partner', [0, 1, 2], 'en'),
      worker('Никитина', 'Ольга', 2, 'olga@zal.demo', 'trainer', [0, 1], 'ru'),
      worker('Ismoilov', 'Doston', 1, 'doston@zal.demo', 'restricted_user', [0], 'uz'),
      worker('Ғофурова', 'Шаҳноза', 2, 'shahnoza@zal.demo', 'restricted_user', [1], 'uz'),
      worker('Pak', 'Artur', 1, 'artur@zal.demo', 'restricted_user', [1], 'ru'),
      worker('Seytnazarov', 'Berdaq', 1, 'berdaq@zal.demo', 'trainer', [1], 'uz'),
      worker('Хван', 'Марина', 2, 'marina@zal.demo', 'manager', [2], 'ru'),
      worker('Qosimova', 'Zulfiya', 2, 'zulfiya@zal.demo', 'restricted_user', [2], 'uz'),
      worker('Toʻrayev', 'Islom', 1, 'islom@zal.demo', 'restricted_user', [2], 'uz'),
      worker('Соколов', 'Денис', 1, 'denis@zal.demo', 'trainer', [2], 'ru'),
      worker('Nazarova', 'Iroda', 2, 'iroda@zal.demo', 'trainer', [2], 'uz'),
    ],
    plans: plansUzb,
    classes: classesUzb,
    trainers: trainersUzb,
    peoples: [
      ['uzbekLatin', 52],
      ['uzbekCyrillic', 13],
      ['russian', 16],
      ['koreanCyrillic', 4],
      ['koreanLatin', 3],
      ['karakalpak', 8],
      ['kyrgyz', 4],
    ],
    sizes: [0.45, 0.33, 0.22],
    prefix: '+998',
    operators: ['90', '91', '93', '94', '95', '97', '98', '99', '88', '33', '77', '50'],
    unit: 10_000,
    creditLimit: 500_000,
    supportPhone: '+998712000000',
    known: Object.values(people),
    reasons: [
      'Doimiy mijoz',
      'Oilaviy chegirma',
      'Tugʻilgan kun',
      'Hamkor tashkilot xodimi',
      'Постоянный клиент',
    ],
    streets: [
      ['Toshkent, Chilonzor, Qatortol koʻchasi', 41.2856, 69.2034],
      ['Toshkent, Chilonzor 9-mavze', 41.2781, 69.2093],
      ['Toshkent, Yakkasaroy, Shota Rustaveli koʻchasi', 41.2869, 69.2521],
      ['Toshkent, Yunusobod 4-mavze', 41.3653, 69.2894],
      ['Toshkent, Mirzo Ulugʻbek, Buyuk Ipak Yoʻli koʻchasi', 41.3269, 69.3283],
      ['Toshkent, Sergeli 7-mavze', 41.2213, 69.2228],
      ['Ташкент, Мирабад, улица Нукус', 41.2958, 69.2742],
      ['Toshkent, Olmazor, Beruniy koʻchasi', 41.3441, 69.2062],
    ],
  },
  {
    name: 'Zal Bishkek',
    country: 'KGZ',
    currency: 'KGS',
    zone: 360,
    zoneName: 'Asia/Bishkek',
    clubs: [
      {
        name: 'Zal Bishkek',
        address_line: 'Бишкек, Чүй проспектиси 155',
        phone: '+996312900155',
        ...place('bishkek', 'Биринчи май району', '720001', [42.8765, 74.6036], ['06:30', '22:30']),
        rooms: ['Чоң зал', 'Йога залы', 'Зал единоборств'],
      },
    ],
    staff: [
      worker('Асанов', 'Нурлан', 1, signIns.ownerKgz, 'owner', [0], 'ru'),
      worker('Токтогулова', 'Айгүл', 2, 'aigul@zal.kgz', 'restricted_user', [0], 'ru'),
      worker('Мамытов', 'Тилек', 1, 'tilek@zal.kgz', 'restricted_user', [0], 'ru'),
      worker('Волкова', 'Ирина', 2, 'irina@zal.kgz', 'trainer', [0], 'ru'),
      worker('Жапаров', 'Улан', 1, 'ulan@zal.kgz', 'trainer', [0], 'ru'),
    ],
    plans: plansKgz,
    classes: classesKgz,
    trainers: trainersKgz,
    peoples: [
      ['kyrgyz', 60],
      ['russian', 24],
      ['uzbekCyrillic', 9],
      ['koreanCyrillic', 7],
    ],
    sizes: [1],
    prefix: '+996',
    operators: ['50', '55', '70', '77', '99', '22'],
    unit: 100,
    creditLimit: 3_000,
    supportPhone: '+996312000000',
    known: [],
    reasons: ['Туруктуу кардар', 'Семейная скидка', 'День рождения', 'Корпоративный договор'],
    streets: [
      ['Бишкек, Киев көчөсү', 42.8737, 74.5905],
      ['Бишкек, микрорайон Асанбай', 42.8173, 74.6269],
      ['Бишкек, Манас проспектиси', 42.8601, 74.5874],
      ['Бишкек, улица Токтогула', 42.8703, 74.6039],
    ],
  },
]

function worker(
  last_name: string,
  first_name: string,
  gender: 1 | 2,
  email: string,
  role: Worker['role'],
  clubs: number[],
  language: Worker['language'],
) {
  return { last_name, first_name, gender, email, role, clubs, language }
}
