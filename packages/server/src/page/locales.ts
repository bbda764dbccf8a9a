import en from '../../../../locales/en/errors.json' with { type: 'json' }
import enAudit from '../../../../locales/en/audit.json' with { type: 'json' }
import enCheckin from '../../../../locales/en/checkin.json' with { type: 'json' }
import enClub from '../../../../locales/en/club.json' with { type: 'json' }
import enCommon from '../../../../locales/en/common.json' with { type: 'json' }
import enDeposit from '../../../../locales/en/deposit.json' with { type: 'json' }
import enDigest from '../../../../locales/en/digest.json' with { type: 'json' }
import enDomain from '../../../../locales/en/domain.json' with { type: 'json' }
import enExport from '../../../../locales/en/export.json' with { type: 'json' }
import enFinance from '../../../../locales/en/finance.json' with { type: 'json' }
import enImport from '../../../../locales/en/import.json' with { type: 'json' }
import enLetters from '../../../../locales/en/letters.json' with { type: 'json' }
import enMember from '../../../../locales/en/member.json' with { type: 'json' }
import enPayment from '../../../../locales/en/payment.json' with { type: 'json' }
import enUpdates from '../../../../locales/en/updates.json' with { type: 'json' }
import enStaff from '../../../../locales/en/staff.json' with { type: 'json' }
import ru from '../../../../locales/ru/errors.json' with { type: 'json' }
import ruAudit from '../../../../locales/ru/audit.json' with { type: 'json' }
import ruCheckin from '../../../../locales/ru/checkin.json' with { type: 'json' }
import ruClub from '../../../../locales/ru/club.json' with { type: 'json' }
import ruCommon from '../../../../locales/ru/common.json' with { type: 'json' }
import ruDeposit from '../../../../locales/ru/deposit.json' with { type: 'json' }
import ruDigest from '../../../../locales/ru/digest.json' with { type: 'json' }
import ruDomain from '../../../../locales/ru/domain.json' with { type: 'json' }
import ruExport from '../../../../locales/ru/export.json' with { type: 'json' }
import ruFinance from '../../../../locales/ru/finance.json' with { type: 'json' }
import ruImport from '../../../../locales/ru/import.json' with { type: 'json' }
import ruLetters from '../../../../locales/ru/letters.json' with { type: 'json' }
import ruMember from '../../../../locales/ru/member.json' with { type: 'json' }
import ruPayment from '../../../../locales/ru/payment.json' with { type: 'json' }
import ruUpdates from '../../../../locales/ru/updates.json' with { type: 'json' }
import ruStaff from '../../../../locales/ru/staff.json' with { type: 'json' }
import uz from '../../../../locales/uz/errors.json' with { type: 'json' }
import uzAudit from '../../../../locales/uz/audit.json' with { type: 'json' }
import uzCheckin from '../../../../locales/uz/checkin.json' with { type: 'json' }
import uzClub from '../../../../locales/uz/club.json' with { type: 'json' }
import uzCommon from '../../../../locales/uz/common.json' with { type: 'json' }
import uzDeposit from '../../../../locales/uz/deposit.json' with { type: 'json' }
import uzDigest from '../../../../locales/uz/digest.json' with { type: 'json' }
import uzDomain from '../../../../locales/uz/domain.json' with { type: 'json' }
import uzExport from '../../../../locales/uz/export.json' with { type: 'json' }
import uzFinance from '../../../../locales/uz/finance.json' with { type: 'json' }
import uzImport from '../../../../locales/uz/import.json' with { type: 'json' }
import uzLetters from '../../../../locales/uz/letters.json' with { type: 'json' }
import uzMember from '../../../../locales/uz/member.json' with { type: 'json' }
import uzPayment from '../../../../locales/uz/payment.json' with { type: 'json' }
import uzUpdates from '../../../../locales/uz/updates.json' with { type: 'json' }
import uzStaff from '../../../../locales/uz/staff.json' with { type: 'json' }
import type { Locales } from '../core/i18n/words.ts'

/** Texts of the server, bundled with the page. */
export const locales: Locales = {
  uz: {
    errors: uz,
    letters: uzLetters,
    digest: uzDigest,
    domain: uzDomain,
    member: uzMember,
    payment: uzPayment,
    deposit: uzDeposit,
    audit: uzAudit,
    checkin: uzCheckin,
    club: uzClub,
    common: uzCommon,
    export: uzExport,
    finance: uzFinance,
    import: uzImport,
    updates: uzUpdates,
    staff: uzStaff,
  },
  ru: {
    errors: ru,
    letters: ruLetters,
    digest: ruDigest,
    domain: ruDomain,
    member: ruMember,
    payment: ruPayment,
    deposit: ruDeposit,
    audit: ruAudit,
    checkin: ruCheckin,
    club: ruClub,
    common: ruCommon,
    export: ruExport,
    finance: ruFinance,
    import: ruImport,
    updates: ruUpdates,
    staff: ruStaff,
  },
  en: {
    errors: en,
    letters: enLetters,
    digest: enDigest,
    domain: enDomain,
    member: enMember,
    payment: enPayment,
    deposit: enDeposit,
    audit: enAudit,
    checkin: enCheckin,
    club: enClub,
    common: enCommon,
    export: enExport,
    finance: enFinance,
    import: enImport,
    updates: enUpdates,
    staff: enStaff,
  },
}
