import type { NameLists } from './lists.ts'
import { russian } from './russian.ts'

/** Koreans of Central Asia: the same family name for men and women, given names mostly Russian. */
export const koreanCyrillic: NameLists = {
  families:
    `Ан Ген Дю Кан Ким Ли Лим Магай Нам Ногай Огай Пак Сон Тен Тё Хан Хван Хегай Цай Цой Чен Шин Эм Югай
    Юн`.split(/\s+/),
  feminine: (family) => family,
  men: russian.men,
  women: russian.women,
  fathers: russian.fathers,
  patronymic: russian.patronymic,
  patronymics: 0.2,
}

export const koreanLatin: NameLists = {
  ...koreanCyrillic,
  families:
    `An Kan Kim Li Lim Magay Nam Nogay Ogay Pak Sin Son Ten Tsay Tsoy Xan Xegay Yugay`.split(/\s+/),
  men: `Aleksandr Andrey Artur Dmitriy Eduard Gennadiy Igor Maksim Oleg Roman Sergey Stanislav Timur Vadim
    Viktor Vladislav Vyacheslav`.split(/\s+/),
  women:
    `Alina Anna Diana Elena Evgeniya Inna Irina Kristina Lilia Margarita Marina Nelli Olga Svetlana Tatyana
    Viktoriya Yuliya`.split(/\s+/),
  patronymics: 0,
}
