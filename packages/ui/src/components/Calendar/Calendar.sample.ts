import { addDays } from '../../parse/day.ts'
import { type Colour, colours } from '../../theme/index.ts'
import type { CalendarEvent, CalendarGroup } from './calendar.types.ts'
import { timeOf } from './time.ts'

// For stories only: a week of a club.

export const TODAY = '2026-03-12'
const MONDAY = '2026-03-09'

export const rooms: CalendarGroup[] = [
  { id: 'hall', title: 'Katta zal' },
  { id: 'yoga', title: 'Yoga zali' },
  { id: 'ring', title: 'Бокс зали' },
  { id: 'pool', title: 'Suv havzasi' },
]

type Row = [
  day: number,
  start: string,
  end: string,
  title: string,
  colour: Colour,
  group: string,
  note?: string,
]

const rows: Row[] = [
  [0, '07:30', '08:30', 'Ertalabki yoga', 'green', 'yoga', 'Gʻulomova Oʻgʻiloy'],
  [0, '10:00', '11:30', 'Boks', 'red', 'ring', 'Қодиров Ғайрат Ҳамидович'],
  [0, '18:00', '19:00', 'Stretching', 'purple', 'yoga', 'Александра Щербакова'],
  [0, '18:30', '20:00', 'CrossFit', 'orange', 'hall', '12 / 16'],
  [1, '09:00', '10:00', 'Aqua aerobika', 'blue', 'pool', 'Малика Юсупова'],
  [1, '12:00', '12:30', 'Shaxsiy mashgʻulot', 'grey', 'hall', 'Bekzod Yoʻldoshev'],
  [1, '17:00', '18:30', 'Бокс для детей', 'red', 'ring', 'Қодиров Ғайрат Ҳамидович'],
  [2, '07:30', '08:30', 'Ertalabki yoga', 'green', 'yoga', 'Gʻulomova Oʻgʻiloy'],
  [2, '11:00', '12:00', 'Pilates', 'purple', 'yoga', 'Александра Щербакова'],
  [2, '18:30', '20:00', 'CrossFit', 'orange', 'hall', '16 / 16'],
  [3, '08:00', '09:00', 'Aqua aerobika', 'blue', 'pool', 'Малика Юсупова'],
  [3, '09:00', '10:30', 'Boks', 'red', 'ring', 'Қодиров Ғайрат Ҳамидович'],
  [3, '09:30', '10:30', 'Yoga', 'green', 'yoga', 'Gʻulomova Oʻgʻiloy'],
  [3, '12:00', '13:00', 'Tushlik smenasi', 'grey', 'hall', 'Sanʼat Rahimov'],
  [3, '14:00', '14:15', 'Yigʻilish', 'yellow', 'hall'],
  [3, '18:30', '20:00', 'CrossFit', 'orange', 'hall', '9 / 16'],
  [4, '10:00', '11:00', 'Pilates', 'purple', 'yoga', 'Александра Щербакова'],
  [4, '17:00', '18:30', 'Бокс для детей', 'red', 'ring', 'Қодиров Ғайрат Ҳамидович'],
  [5, '09:00', '12:00', 'Ochiq eshiklar kuni', 'yellow', 'hall', 'Barcha mijozlar uchun'],
  [5, '10:00', '11:30', 'Плавание: начинающие', 'blue', 'pool', 'Малика Юсупова'],
  [6, '11:00', '12:00', 'Oilaviy yoga', 'green', 'yoga', 'Gʻulomova Oʻgʻiloy'],
]

const week: CalendarEvent[] = rows.map(([day, start, end, title, colour, group, note], at) => {
  return { id: `e${at}`, day: addDays(MONDAY, day), start, end, title, colour, group, note }
})

/** Two locked or busy events, and two all-day ones. */
export const events: CalendarEvent[] = [
  ...week.map((event) =>
    event.title === 'Tushlik smenasi'
      ? { ...event, locked: true }
      : { ...event, busy: event.title === 'Yigʻilish' },
  ),
  {
    id: 'repair',
    title: 'Suv havzasida taʼmir',
    day: '2026-03-13',
    until: '2026-03-15',
    start: '00:00',
    end: '24:00',
    colour: 'grey',
    group: 'pool',
  },
  {
    id: 'navruz',
    title: 'Navroʻz: klub yopiq',
    day: '2026-03-20',
    until: '2026-03-23',
    start: '00:00',
    end: '24:00',
    colour: 'green',
    locked: true,
  },
  {
    id: 'check',
    title: 'Inventarizatsiya',
    day: TODAY,
    start: '00:00',
    end: '24:00',
    allDay: true,
    colour: 'yellow',
  },
]

const titles = [
  'Yoga',
  'Boks',
  'CrossFit',
  'Pilates',
  'Аквааэробика',
  'Stretching',
  'Shaxsiy mashgʻulot',
]
const hours = [480, 600, 720, 1020, 1050, 1080]

/** Forty events in a week, most of them in the evening. */
export const crowd: CalendarEvent[] = Array.from({ length: 40 }, (_, at) => {
  const round = Math.floor(at / 7)
  const kind = (at * 3 + round) % 7
  const start = (hours[round] ?? 480) + 15 * (at % 3)
  return {
    id: `c${at}`,
    title: titles[kind] ?? '',
    day: addDays(MONDAY, at % 7),
    start: timeOf(start),
    end: timeOf(start + 60 + 30 * (at % 2)),
    colour: colours[(kind + 3) % 7] ?? 'grey',
    group: rooms[at % rooms.length]?.id,
    note: at % 2 ? 'Gʻulomova Oʻgʻiloy' : undefined,
  }
})
