import type { ReceiptProps } from './Receipt.tsx'

// For stories only: sample receipts in three languages.

export const inUzbek: ReceiptProps = {
  currency: 'UZS',
  seller: 'Zal Chilonzor',
  about: ['Toshkent, Bunyodkor koʻchasi, 12', 'STIR 301 234 567'],
  facts: [
    { label: 'Chek', value: '№ 10482' },
    { label: 'Sana', value: '21/11/2026, 18:05' },
    { label: 'Kassir', value: 'Yoʻldosheva Dilnoza' },
    { label: 'Mijoz', value: 'Абдурахмонова Феруза Ҳамидуллаевна' },
  ],
  lines: [
    { name: 'Yillik cheksiz abonement', discount: 50_000, total: 1_200_000 },
    { name: 'Suv 0,5 l', count: '3 × 10 000', total: 30_000 },
    { name: 'Sochiq ijarasi', count: '1 × 120 000', total: 120_000 },
  ],
  totals: [
    { label: 'Jami', amount: 1_400_000 },
    { label: 'Chegirma', amount: -50_000 },
    { label: 'Toʻlandi', amount: 1_350_000, strong: true },
  ],
  methods: [{ label: 'Naqd', amount: 1_350_000 }],
  words: {
    void: 'BEKOR QILINGAN',
    refund: 'QAYTARILGAN',
    copy: 'NUSXA',
    lines: 'Sotilganlar',
    discount: 'Chegirma {{amount}}',
    totals: 'Jami',
    methods: 'Toʻlov usullari',
  },
  footer: ['Tashrifingiz uchun rahmat!', 'Tiklash: 14 kun ichida, chek bilan'],
}

export const inRussian: ReceiptProps = {
  currency: 'UZS',
  seller: 'Зал Юнусабад',
  about: ['Ташкент, ул. Амира Темура, 108', '(+998) 71 200-12-34'],
  facts: [
    { label: 'Чек', value: '№ 10483' },
    { label: 'Дата', value: '21/11/2026, 18:20' },
    { label: 'Кассир', value: 'Щербакова Александра' },
    { label: 'Клиент', value: 'Қодиров Ғайрат Ҳамидович' },
  ],
  lines: [
    { name: 'Утренний абонемент на 12 посещений', total: 12_450_000 },
    { name: 'Персональная тренировка', count: '10 × 180 000', discount: 300_000, total: 1_500_000 },
  ],
  totals: [{ label: 'Оплачено', amount: 13_950_000, strong: true }],
  methods: [
    { label: 'Наличные', amount: 3_950_000 },
    { label: 'Карта', amount: 6_000_000 },
    { label: 'Депозит', amount: 4_000_000 },
  ],
  words: {
    void: 'ОТМЕНЁН',
    refund: 'ВОЗВРАТ',
    copy: 'КОПИЯ',
    lines: 'Позиции',
    discount: 'Скидка {{amount}}',
    totals: 'Итоги',
    methods: 'Способы оплаты',
  },
  footer: ['Спасибо, что вы с нами'],
}

export const inEnglish: ReceiptProps = {
  currency: 'KGS',
  seller: 'Zal Bishkek',
  about: ['Chüy Avenue 155, Bishkek'],
  facts: [
    { label: 'Receipt', value: '№ 771' },
    { label: 'Refund of', value: '№ 702, 14/11/2026' },
    { label: 'Client', value: 'Абдыкеримов Өмүрбек' },
  ],
  lines: [{ name: 'Boxing, a month', total: -5_300 }],
  totals: [{ label: 'Returned', amount: -5_300, strong: true }],
  methods: [{ label: 'Cash', amount: -5_300 }],
}
