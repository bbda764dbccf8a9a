/** A group training of a club. Blocks name the room and the trainers by their index in the club. */
export interface ClassText {
  name: string
  price: number
  days: number
  visits?: number
  description?: string
  isActive?: boolean
  /** @default false */
  isPopular?: boolean
  /** Without any sale. @default false */
  isNew?: boolean
  blocks: BlockText[]
}

type BlockText = [
  weekDays: number[],
  from: number,
  to: number,
  room: number,
  trainers: number[],
  slot?: number,
]

/** Specialities and hours of the merchant's trainers, in turn. */
export interface TrainerText {
  specialities: string[]
  bio: string
  weekDays: number[]
  hours: [from: number, to: number]
}

const odd = [1, 3, 5]
const even = [2, 4, 6]
/** Every day, so that the demo always has a class today. */
const daily = [1, 2, 3, 4, 5, 6, 7]
const at = (hour: number, minute = 0) => hour * 60 + minute

const pilates = { name: 'Pilates', price: 480_000, days: 30, visits: 12 }

/** By club. */
export const classesUzb: ClassText[][] = [
  [
    {
      ...pilates,
      description: 'Orqa va qorin mushaklari uchun, boshlovchilar bilan ham.',
      blocks: [
        [odd, at(9), at(10), 1, [0], 15],
        [[2, 4], at(18, 30), at(19, 30), 1, [0], 15],
      ],
    },
    {
      name: 'Krossfit',
      price: 550_000,
      days: 30,
      visits: 12,
      blocks: [
        [odd, at(7), at(8), 0, [1], 20],
        [odd, at(20), at(21), 0, [0], 20],
      ],
    },
    {
      name: 'Stretching',
      isNew: true,
      price: 350_000,
      days: 30,
      visits: 8,
      blocks: [[even, at(10), at(11), 1, [1], 12]],
    },
    {
      name: 'Bolalar boksi',
      isPopular: true,
      price: 420_000,
      days: 30,
      visits: 12,
      description: '8 yoshdan 14 yoshgacha.',
      blocks: [[even, at(16), at(17), 2, [0], 10]],
    },
    {
      name: 'Zumba',
      price: 300_000,
      days: 30,
      isActive: false,
      blocks: [[[6, 7], at(12), at(13), 3, [], 25]],
    },
    {
      name: 'Kundalik fitnes',
      price: 380_000,
      days: 30,
      description: 'Har kuni, toʻrtta vaqtdan biri.',
      blocks: [
        [daily, at(9), at(10), 3, [1], 18],
        [daily, at(11, 30), at(12, 30), 3, [0], 18],
        [daily, at(14), at(15), 3, [0], 18],
        [daily, at(17), at(18), 3, [0], 18],
      ],
    },
  ],
  [
    { ...pilates, blocks: [[odd, at(10), at(11), 1, [0], 12]] },
    {
      name: 'Kurash toʻgaragi',
      price: 400_000,
      days: 30,
      visits: 12,
      blocks: [[even, at(17), at(18, 30), 2, [1], 20]],
    },
    {
      name: 'Funksional trening',
      price: 450_000,
      days: 30,
      blocks: [[odd, at(19, 30), at(20, 30), 0, [1]]],
    },
  ],
  [
    {
      ...pilates,
      blocks: [
        [[2, 4], at(9), at(10), 1, [1], 14],
        [odd, at(19, 30), at(20, 30), 1, [1], 14],
      ],
    },
    {
      name: 'Zumba',
      price: 320_000,
      days: 30,
      visits: 12,
      blocks: [[even, at(18), at(19), 1, [1], 25]],
    },
    {
      name: 'Bolalar boksi',
      price: 400_000,
      days: 30,
      visits: 12,
      blocks: [[odd, at(16), at(17), 2, [0], 12]],
    },
  ],
]

export const classesKgz: ClassText[][] = [
  [
    {
      name: 'Пилатес',
      price: 3_400,
      days: 30,
      visits: 12,
      description: 'Для спины и осанки, подходит начинающим.',
      blocks: [
        [[2, 4], at(10), at(11), 1, [0], 12],
        [[2, 4], at(19), at(20), 1, [0], 12],
      ],
    },
    {
      name: 'Кросс-тренинг',
      price: 3_900,
      days: 30,
      visits: 12,
      blocks: [[odd, at(7, 30), at(8, 30), 0, [1], 16]],
    },
    {
      name: 'Балдар үчүн бокс',
      price: 2_800,
      days: 30,
      visits: 12,
      blocks: [[even, at(16), at(17), 2, [1], 10]],
    },
  ],
]

export const trainersUzb: TrainerText[] = [
  {
    specialities: ['strength', 'yoga', 'pilates'],
    bio: 'Jismoniy tarbiya instituti bitiruvchisi, 9 yillik tajriba.',
    weekDays: [1, 2, 3, 4, 5, 6],
    hours: [at(8), at(21)],
  },
  {
    specialities: ['stretching', 'pilates', 'rehabilitation'],
    bio: 'Восстановление после травм, пилатес и растяжка. 12 лет практики.',
    weekDays: [1, 2, 3, 4, 5, 6],
    hours: [at(7), at(21)],
  },
  {
    specialities: ['boxing', 'martial_arts', 'functional'],
    bio: 'Kurash boʻyicha sport ustasi.',
    weekDays: [1, 2, 3, 4, 5, 6],
    hours: [at(15), at(22)],
  },
  {
    specialities: ['boxing', 'crossfit', 'kids'],
    bio: 'Мастер спорта по боксу, работает с детьми с 2016 года.',
    weekDays: [1, 3, 5, 6],
    hours: [at(14), at(22)],
  },
  {
    specialities: ['dance', 'pilates', 'cardio'],
    bio: 'Zumba va pilates boʻyicha xalqaro sertifikat egasi.',
    weekDays: [1, 2, 3, 4, 5, 6],
    hours: [at(9), at(21)],
  },
]

export const trainersKgz: TrainerText[] = [
  {
    specialities: ['yoga', 'pilates', 'stretching'],
    bio: 'Хатха-йога и пилатес, 7 лет практики.',
    weekDays: [1, 2, 3, 4, 5],
    hours: [at(9), at(20)],
  },
  {
    specialities: ['boxing', 'crossfit', 'kids'],
    bio: 'Кыргызстандын бокс боюнча спорт чебери.',
    weekDays: [1, 2, 3, 4, 5, 6],
    hours: [at(7), at(18)],
  },
]
