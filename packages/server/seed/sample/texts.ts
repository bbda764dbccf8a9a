import type { Language } from '../../src/core/operation/context.ts'

/** Names of a sample gym in one language; packages by their key, classes in the order of the demo. */
export interface SampleText {
  /** Name of the club. */
  club: string
  rooms: [string, string]
  packages: Record<string, string>
  classes: [string, string, string]
  bios: [string, string]
}

export const sampleTexts: Record<Language, SampleText> = {
  uz: {
    club: 'Namuna klub',
    rooms: ['Katta zal', 'Yoga zali'],
    packages: {
      twelve: '12 tashrif',
      eight: '8 tashrif',
      day: 'Bir kunlik',
      month: 'Oylik',
      morning: 'Ertalabki oylik',
      student: 'Talabalar uchun',
      quarter: 'Uch oylik',
      yoga: 'Yoga',
      mini: 'Murabbiy bilan mini-guruh',
    },
    classes: ['Pilates', 'Krossfit', 'Stretching'],
    bios: [
      'Kuch va moslashuvchanlik, 9 yillik tajriba.',
      'Tiklanish va pilates, 12 yillik tajriba.',
    ],
  },
  ru: {
    club: 'Демо-клуб',
    rooms: ['Большой зал', 'Зал йоги'],
    packages: {
      twelve: '12 посещений',
      eight: '8 посещений',
      day: 'Разовое посещение',
      month: 'Месяц',
      morning: 'Утренний месяц',
      student: 'Для студентов',
      quarter: 'Три месяца',
      yoga: 'Йога',
      mini: 'Мини-группа с тренером',
    },
    classes: ['Пилатес', 'Кроссфит', 'Растяжка'],
    bios: ['Сила и гибкость, 9 лет практики.', 'Восстановление и пилатес, 12 лет практики.'],
  },
  en: {
    club: 'Sample gym',
    rooms: ['Main hall', 'Yoga studio'],
    packages: {
      twelve: '12 visits',
      eight: '8 visits',
      day: 'Day pass',
      month: 'Monthly',
      morning: 'Monthly, mornings',
      student: 'Students',
      quarter: 'Three months',
      yoga: 'Yoga',
      mini: 'Small group with a trainer',
    },
    classes: ['Pilates', 'CrossFit', 'Stretching'],
    bios: [
      'Strength and mobility, 9 years of practice.',
      'Recovery and Pilates, 12 years of practice.',
    ],
  },
}
