import { describe, expect, test } from 'vitest'
import { readLocales } from '../../node/locales.ts'
import { fields, guessed, namesColumns, type Mapping } from './import.fields.ts'
import { readRow, type RowRules } from './import.row.ts'
import { dayOf, genderOf, phoneOf, throughOf } from './import.values.ts'

const today = '2026-11-21'

describe('a phone', () => {
  test.each([
    ['+998 90 123-45-67', '+998901234567'],
    ["'+998901234567", '+998901234567'],
    ['998901234567', '+998901234567'],
    ['00998901234567', '+998901234567'],
    ['90 123 45 67', '+998901234567'],
    ['(90) 123-45-67', '+998901234567'],
    ['8 90 123 45 67', '+998901234567'],
    ['+998.90.123.45.67', '+998901234567'],
    ['+996 555 12 34 56', '+996555123456'],
  ])('%j is %s', (text, phone) => expect(phoneOf(text, 'UZB')).toBe(phone))

  test('of Kyrgyzstan may begin with 0', () => {
    expect(phoneOf('0555 12-34-56', 'KGZ')).toBe('+996555123456')
  })

  test.each(['', '12345', '+7 901 123 45 67', 'Ali', '90123456', '901234567890123', '1.5'])(
    '%j is none',
    (text) => expect(phoneOf(text, 'UZB')).toBeUndefined(),
  )
})

describe('a day', () => {
  test.each([
    ['31/01/2026', '2026-01-31'],
    ['5.1.26', '2026-01-05'],
    ['05-01-1994', '1994-01-05'],
    ['5.1.94', '1994-01-05'],
    ['2026-01-31', '2026-01-31'],
    ['2026-01-31T00:00:00', '2026-01-31'],
    ['31.01.2026 0:00', '2026-01-31'],
    ['46053', '2026-01-31'],
    ['46053.5', '2026-01-31'],
    ['08.03.1994 г.', '1994-03-08'],
  ])('%j is %s', (text, day) => expect(dayOf(text, { today })).toBe(day))

  test('is counted from 1904 in old Macintosh files', () => {
    expect(dayOf('44591', { today, is1904: true })).toBe('2026-01-31')
  })

  test.each(['31/02/2026', '2026-13-01', 'kecha', '0', '99999', '1/1', ''])(
    '%j is none',
    (text) => {
      expect(dayOf(text, { today })).toBeUndefined()
    },
  )
})

test.each([
  ['Erkak', 1],
  ['эркак', 1],
  ['муж.', 1],
  ['M', 1],
  ['Ayol', 2],
  ['Аёл', 2],
  ['женский', 2],
  ['F', 2],
  ['?', undefined],
])('the gender %j is %j', (text, gender) => expect(genderOf(text)).toBe(gender))

test('recognizes the referral source by the words of the form in three languages, and by others', () => {
  const locales = readLocales()
  for (const { member } of Object.values(locales)) {
    for (const [id, word] of Object.entries(member.options.through ?? {})) {
      expect([word, throughOf(word, member.options.through ?? {})]).toEqual([word, Number(id)])
    }
  }
  expect(throughOf('из инстаграма', {})).toBe(2)
  expect(throughOf('xxx', {})).toBeUndefined()
})

test('the words of the form for a gender are known in three languages', () => {
  for (const { member } of Object.values(readLocales())) {
    for (const [id, word] of Object.entries(member.options.gender ?? {})) {
      expect([word, genderOf(word)]).toEqual([word, Number(id)])
    }
  }
})

describe('the columns', () => {
  test('of every export and template are known in each language', () => {
    for (const [language, { member }] of Object.entries(readLocales())) {
      const named = fields.map(
        (field) => member.fields[field === 'address_line' ? 'address' : field] ?? '',
      )
      expect([language, guessed(named, [], 'UZB')]).toEqual([language, fields])
    }
  })

  test.each<[string[], Mapping]>([
    [
      ['Familiya', 'Ism', 'Tel.', 'Tugʻilgan sana'],
      ['last_name', 'first_name', 'phone', 'birth_date'],
    ],
    [
      ['ФИО', 'Телефон', 'Доп. телефон', 'Пол', 'Остаток'],
      ['fullname', 'phone', 'phone2', 'gender', null],
    ],
    [
      ['Исм', 'Фамилия', 'Манзил', 'Изоҳ'],
      ['first_name', 'last_name', 'address_line', 'description'],
    ],
    [
      ['Name', 'Surname', 'Mobile', 'Email', 'DOB'],
      ['first_name', 'last_name', 'phone', 'email', 'birth_date'],
    ],
    [
      ['№', 'Клиент', 'Номер телефона', 'Дата рождения'],
      [null, 'fullname', 'phone', 'birth_date'],
    ],
  ])('%j', (headers, mapping) => expect(guessed(headers, [], 'UZB')).toEqual(mapping))

  test('without names are known by what is in them', () => {
    const rows = [
      ['Karimov Ali', '90 123 45 67', '91 123 45 67', 'a@b.uz', '5.1.1990', '01.02.2025', 'erkak'],
      ['Aliyeva Lola', '93 123 45 67', '', 'c@d.uz', '7.8.1999', '03.02.2026', 'ayol'],
    ]
    expect(namesColumns(rows[0] ?? [], 'UZB')).toBe(false)
    expect(guessed(['', '', '', '', '', '', ''], rows, 'UZB')).toEqual([
      null,
      'phone',
      'phone2',
      'email',
      'birth_date',
      'date_joined',
      'gender',
    ])
  })
})

describe('a row', () => {
  const rules: RowRules = {
    mapping: [
      'last_name',
      'first_name',
      'phone',
      'gender',
      'birth_date',
      'email',
      'date_joined',
      'phone2',
    ],
    country: 'UZB',
    is1904: false,
    today,
    through: {},
  }
  const read = (...cells: string[]) => readRow(cells, rules)
  const codes = (...cells: string[]) =>
    read(...cells).problems.map(({ level, field, code }) => `${level} ${field} ${code}`)

  test('is a member', () => {
    expect(
      read(" G'ulomova", 'O`giloy ', '90 123 45 67', 'ayol', '8.3.94', 'a@b.uz', '1/2/2026'),
    ).toEqual({
      problems: [],
      member: {
        last_name: 'Gʻulomova',
        first_name: 'Oʻgiloy',
        phone: '+998901234567',
        phone2: null,
        gender: 2,
        birth_date: '1994-03-08',
        date_joined: '2026-02-01',
        email: 'a@b.uz',
        through: null,
        address_line: null,
        description: '',
        is_draft: false,
      },
    })
  })

  test('is a draft without gender or one of the names', () => {
    expect(read('Karimov', 'Ali', '901234567').member?.is_draft).toBe(true)
    expect(read('', 'Ali', '901234567', 'm').member?.is_draft).toBe(true)
  })

  test.each([
    [['', '', '901234567'], ['error first_name required']],
    [['Karimov', 'Ali', ''], ['error phone required']],
    [['Karimov', 'Ali', '90'], ['error phone invalid_phone']],
    [['Karimov', 'Ali', '+996555123456'], ['error phone phone_of_country']],
    [['K'.repeat(61), 'Ali', '901234567'], ['error last_name too_long']],
    [['Karimov', 'Ali', '901234567', 'x'], ['warning gender import_gender']],
    [['Karimov', 'Ali', '901234567', 'm', '31/02/2000'], ['warning birth_date invalid_date']],
    [
      ['Karimov', 'Ali', '901234567', 'm', '22/11/2026'],
      ['warning birth_date birth_date_not_past'],
    ],
    [['Karimov', 'Ali', '901234567', 'm', '1/1/1899'], ['warning birth_date invalid_date']],
    [['Karimov', 'Ali', '901234567', 'm', '', 'ali'], ['warning email invalid_email']],
    [
      ['Karimov', 'Ali', '901234567', 'm', '', '', '22/11/2026'],
      ['warning date_joined date_in_future'],
    ],
    [['Karimov', 'Ali', '901234567', 'm', '', '', '', '12'], ['warning phone2 invalid_phone']],
  ])('%j says %j', (cells, said) => {
    expect(codes(...cells)).toEqual(said)
    expect(read(...cells).member === null).toBe(said[0]?.startsWith('error'))
  })

  test('takes a whole name apart, family name first', () => {
    const whole = { ...rules, mapping: ['fullname', 'phone'] as Mapping }
    expect(readRow(['Қодирова Гулчеҳра Абдурашидовна', '901234567'], whole).member).toMatchObject({
      last_name: 'Қодирова',
      first_name: 'Гулчеҳра Абдурашидовна',
    })
    expect(readRow(['Ali', '901234567'], whole).member).toMatchObject({
      last_name: '',
      first_name: 'Ali',
      is_draft: true,
    })
  })
})
