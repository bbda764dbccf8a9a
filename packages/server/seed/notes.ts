import type { Moment } from './days.ts'
import { createRandom, type Random } from './random.ts'
import { rowsOf, type Target } from './records.ts'
import type { Member, Worker, World } from './world.ts'
import { moment, number, text } from './write.ts'

export interface Note {
  id: number
  member: Member
  author: Worker
  text: string
  at: Moment
}

/** Notes of the staff: about every fifth member, and three for each known person. */
export function tellNotes(world: World): Note[] {
  const random = createRandom(7000 + world.merchant)
  const texts = world.country === 'UZB' ? [...uzbek, ...russian] : russian
  return world.members
    .flatMap((member) => {
      const count = member.isKnown ? 3 : random.chance(0.2) ? random.int(1, 2) : 0
      return random
        .shuffled(texts)
        .slice(0, count)
        .map((said) => noteOf(world, random, member, said))
    })
    .toSorted((one, other) => one.at - other.at)
}

export async function writeNotes(target: Target, notes: Note[]) {
  for (const note of notes) note.id = target.ids.note++
  await rowsOf(target, 'note', notes, (row) => ({
    id: number((i) => row(i).id),
    club_id: number((i) => row(i).member.club.id),
    member_id: number((i) => row(i).member.id),
    staff_id: number((i) => row(i).author.id),
    text: text((i) => row(i).text),
    created_at: moment((i) => row(i).at),
  }))
}

function noteOf(world: World, random: Random, member: Member, said: string): Note {
  const team = member.club.staff.filter(({ role }) => role !== 'partner' && role !== 'trainer')
  const at = member.createdAt + Math.floor(random.next() * (world.now - member.createdAt))
  return { id: 0, member, author: random.pick(team), text: said, at }
}

const uzbek = [
  '<p>Tizzasi <strong>operatsiya qilingan</strong>, sakrash mashqlaridan saqlansin.</p>',
  '<p>Qoʻngʻiroq qilishni soʻradi: abonement tugashidan <strong>uch kun oldin</strong>.</p>',
  '<p>Doʻsti bilan keladi:</p><ul><li><p>seshanba va payshanba, 19:00</p></li><li><p>ikkalasi ham mashgʻulotni bitta murabbiyda oʻtadi</p></li></ul>',
  '<p>Shkaf kaliti <em>42</em> yoʻqolgan edi, topib berdi.</p>',
  '<p>Qon bosimi baland. Mashgʻulotdan oldin oʻlchansin.</p>',
]

const russian = [
  '<p>Просит писать в Telegram, а не звонить.</p>',
  '<p>После отпуска вернётся в начале месяца, <strong>интересовался годовым абонементом</strong>.</p>',
  '<p>Аллергия на латекс: коврик приносит свой.</p>',
  '<p>Цель на сезон:</p><ol><li><p>минус 6 кг к лету</p></li><li><p>полумарафон в сентябре</p></li></ol>',
]
