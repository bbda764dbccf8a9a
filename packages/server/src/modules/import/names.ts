// Common words of headers and cells, folded: lower case, without apostrophes and ё. Used for recognition
// only; displayed texts are in the locales.

/** `exact` is the whole name, `parts` match anywhere in it. */
export const columnWords = {
  last_name: {
    exact: [
      'familiya',
      'familiyasi',
      'фамилия',
      'фамилияси',
      'surname',
      'last name',
      'family name',
    ],
    parts: ['familiya', 'фамили', 'surname', 'last name', 'lastname'],
  },
  first_name: {
    exact: ['ism', 'ismi', 'исм', 'исми', 'имя', 'name', 'first name', 'given name', 'аты', 'ат'],
    parts: ['first name', 'firstname'],
  },
  fullname: {
    exact: ['fio', 'f i o', 'фио', 'ф и о', 'full name', 'fish', 'f i sh', 'фиш', 'ф и ш'],
    parts: [
      'fio',
      'фио',
      'full name',
      'fullname',
      'ism sharif',
      'исм шариф',
      'mijoz',
      'мижоз',
      'клиент',
      'client',
      'member',
      'фамилия имя',
      'familiya ism',
    ],
  },
  phone: {
    exact: [
      'telefon',
      'tel',
      'telefon raqami',
      'телефон',
      'тел',
      'телефон рақами',
      'номер телефона',
      'phone',
      'phone number',
      'mobile',
      'raqam',
      'мобильный',
      'моб',
    ],
    parts: ['telefon', 'телефон', 'phone', 'mobil', 'мобил', 'сотовый'],
  },
  phone2: {
    exact: [
      'ikkinchi telefon',
      'qoshimcha telefon',
      'telefon 2',
      'tel 2',
      'иккинчи телефон',
      'қўшимча телефон',
      'второй телефон',
      'дополнительный телефон',
      'доп телефон',
      'телефон 2',
      'тел 2',
      'second phone',
      'phone 2',
      'phone2',
    ],
    parts: ['ikkinchi tel', 'qoshimcha tel', 'второй тел', 'доп тел', 'second phone'],
  },
  gender: {
    exact: ['jins', 'jinsi', 'жинс', 'жинси', 'пол', 'gender', 'sex', 'жынысы'],
    parts: ['gender'],
  },
  birth_date: {
    exact: [
      'tugilgan sana',
      'tugilgan kun',
      'tugilgan sanasi',
      'туғилган сана',
      'туғилган куни',
      'дата рождения',
      'день рождения',
      'др',
      'birth date',
      'date of birth',
      'birthday',
      'dob',
      'туулган күнү',
    ],
    parts: ['tugilgan', 'туғилган', 'рожд', 'birth'],
  },
  date_joined: {
    exact: [
      'qoshilgan',
      'qoshilgan sana',
      'royxatga olingan sana',
      'қўшилган сана',
      'дата регистрации',
      'с нами с',
      'joined',
      'date joined',
      'registered',
    ],
    parts: ['qoshilgan', 'royxat', 'қўшилган', 'рўйхат', 'регистрац', 'вступ', 'joined', 'registr'],
  },
  email: {
    exact: [
      'email',
      'e mail',
      'mail',
      'почта',
      'эл почта',
      'электронная почта',
      'elektron pochta',
      'pochta',
    ],
    parts: ['mail', 'почта', 'pochta'],
  },
  through: {
    exact: [
      'manba',
      'манба',
      'источник',
      'откуда узнали',
      'source',
      'through',
      'qayerdan bildingiz',
      'biz haqimizda qayerdan bildingiz',
    ],
    parts: ['qayerdan', 'қаердан', 'откуда', 'источник', 'source', 'hear about'],
  },
  address_line: {
    exact: ['manzil', 'манзил', 'адрес', 'address', 'дареги'],
    parts: ['manzil', 'манзил', 'адрес', 'address'],
  },
  description: {
    exact: [
      'izoh',
      'eslatma',
      'изоҳ',
      'эслатма',
      'примечание',
      'комментарий',
      'заметки',
      'notes',
      'note',
      'comment',
      'description',
    ],
    parts: ['izoh', 'eslatma', 'изоҳ', 'примечан', 'коммент', 'замет', 'comment', 'note'],
  },
} satisfies Record<string, { exact: string[]; parts: string[] }>

/** 1 male, 2 female, 0 explicitly unknown. */
export const genderWords = new Map<string, 0 | 1 | 2>([
  ...[
    'korsatilmagan',
    'курсатилмаган',
    'кўрсатилмаган',
    'не указан',
    'неизвестно',
    'not stated',
    'not specified',
    'not said',
    'unknown',
    '0',
  ].map((word) => [word, 0] as const),
  ...[
    'erkak',
    'er',
    'e',
    'эркак',
    'эр',
    'мужской',
    'муж',
    'мужчина',
    'м',
    'male',
    'man',
    'm',
    'эркек',
    '1',
  ].map((word) => [word, 1] as const),
  ...[
    'ayol',
    'qiz',
    'a',
    'аел',
    'қиз',
    'женский',
    'жен',
    'женщина',
    'ж',
    'female',
    'woman',
    'f',
    'аял',
    '2',
  ].map((word) => [word, 2] as const),
])

/** Words for how a member heard of the club, by the numbers of the contract. */
export const throughWords: Record<number, string[]> = {
  1: ['google', 'гугл', 'yandex', 'яндекс', 'qidiruv', 'поиск', 'search', 'интернет', 'internet'],
  2: ['instagram', 'инстаграм', 'insta', 'инста'],
  3: ['facebook', 'фейсбук'],
  4: ['sayt', 'сайт', 'site', 'website'],
  5: ['dost', 'дуст', 'дўст', 'друзья', 'друг', 'друзей', 'знакомы', 'tanish', 'friend'],
  6: ['tavsiya', 'тавсия', 'рекоменд', 'referral'],
  7: ['tadbir', 'тадбир', 'мероприят', 'event'],
  8: ['xarita', 'харита', 'карт', 'map', '2gis', '2гис'],
  9: ['yonidan', 'otib', 'мимо', 'рядом', 'walked', 'вывеск', 'location'],
  10: ['reklama', 'реклама', 'баннер', 'banner', 'ads', 'листовк'],
  11: ['boshqa', 'бошка', 'другое', 'прочее', 'other'],
  12: ['telegram', 'телеграм'],
}

/** Folds the name of a column for comparison: without case, punctuation and variants of apostrophes. */
export const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/['`´ʹʻʼʽʾʿ‘’‛′ꞌ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
