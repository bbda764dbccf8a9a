import type { NameLists } from './lists.ts'

export const uzbek: NameLists = {
  families:
    `Abdullayev Abdurahmonov Alimov Azizov Boboyev Choriyev Doʻstmurodov Egamberdiyev Ergashev Eshonqulov
    Fayzullayev Gʻaniyev Gʻofurov Gʻulomov Hamidov Haydarov Hakimov Ismoilov Joʻrayev Kamolov Karimov Mahmudov
    Mamatqulov Maʼrufov Mirzayev Muhammadjonov Muxtorov Nazarov Nishonov Normatov Nuriddinov Olimov Ortiqov
    Oripov Oʻrinov Oʻrolov Poʻlatov Qodirov Qosimov Qurbonov Rahimov Rasulov Roʻziyev Saidov Sharipov Shodmonov
    Shukurov Sobirov Solihov Sultonov Tojiboyev Toshpoʻlatov Toʻrayev Toʻxtayev Tursunov Umarov Usmonov Vohidov
    Xoʻjayev Xolmatov Yoʻldoshev Yusupov Zokirov`.split(/\s+/),
  feminine: (family) => `${family}a`,
  men: `Abror Akmal Alisher Anvar Asadbek Azamat Aziz Bahodir Bekzod Botir Bobur Dilshod Diyorbek Doston Elyor
    Farhod Farrux Gʻayrat Gʻolib Husan Ibrohim Islom Jahongir Jamshid Jasur Javohir Kamron Laziz Mansur Maqsud
    Miraziz Muhammadali Murod Nodir Otabek Oybek Oʻktam Oʻtkir Qahramon Ravshan Rustam Sanʼat Sanjar Sardor
    Sherzod Shohruh Shuhrat Sunnatulla Temur Ulugʻbek Umid Xurshid Yoʻlchi Zafar Ziyodulla`.split(
    /\s+/,
  ),
  women:
    `Adiba Barno Charos Dildora Dilfuza Dilnoza Durdona Feruza Gavhar Gulchehra Gulnora Gʻuncha Hilola
    Iroda Kamola Lobar Lola Madina Maftuna Malika Maʼmura Mohira Mohinur Mukarram Munisa Nafisa Nargiza Nasiba
    Nigora Nilufar Nodira Nozima Oydin Oygul Oʻgʻiloy Ozoda Raʼno Robiya Ruxshona Saodat Sabina Sevara
    Shahlo Shahnoza Shirin Sitora Umida Xurshida Yulduz Zebiniso Zilola Zulfiya`.split(/\s+/),
  fathers:
    `Abdurahmon Akrom Anvar Baxtiyor Erkin Farhod Hamid Hamidulla Ismoil Karim Mahmud Murod Nosir Odil Olim
    Oʻktam Qudrat Rahmatulla Ravshan Rustam Sobir Tohir Toʻlqin Ulugʻbek Xayrulla Yoʻldosh Zokir`.split(
      /\s+/,
    ),
  patronymic(father, isMan, pick) {
    const formal = father.endsWith('a') ? `${father}yev` : `${father}ov`
    return pick([
      isMan ? `${father} oʻgʻli` : `${father} qizi`,
      isMan ? `${formal}ich` : `${formal}na`,
    ])
  },
  patronymics: 0.22,
}

/** Transliterates to the Uzbek Cyrillic alphabet: Gʻulomova Oʻgʻiloy becomes Ғуломова Ўғилой. */
export function uzbekCyrillic(latin: string): string {
  return latin
    .replaceAll(/\S+/g, (word) => {
      const cyrillic = word.toLowerCase().replaceAll(LETTERS, (letter, at: number) => {
        if (letter === 'e') return at === 0 ? 'э' : 'е'
        return CYRILLIC[letter] ?? letter
      })
      return /^\p{Lu}/u.test(word)
        ? cyrillic.replace(/^./u, (first) => first.toUpperCase())
        : cyrillic
    })
    .normalize()
}

const CYRILLIC: Record<string, string> = Object.fromEntries(
  `yoʻ:йў oʻ:ў gʻ:ғ sh:ш ch:ч ye:е yo:ё yu:ю ya:я a:а b:б d:д f:ф g:г h:ҳ i:и j:ж k:к l:л m:м n:н o:о p:п q:қ
  r:р s:с t:т u:у v:в x:х y:й z:з ʼ:ъ`
    .split(/\s+/)
    .map((pair) => pair.split(':')),
)
const LETTERS = /yoʻ|oʻ|gʻ|sh|ch|ye|yo|yu|ya|[a-zʼ]/g
