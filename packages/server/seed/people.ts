import type { Part } from '../src/rules/money.ts'
import type { Name } from './names/names.ts'

/** The password of all demo accounts. */
export const PASSWORD = 'Zal-2026'

/** One account per role; `desk` works in Zal Chilonzor only, `ownerKgz` owns the other merchant. */
export const signIns = {
  owner: 'owner@zal.demo',
  director: 'director@zal.demo',
  manager: 'manager@zal.demo',
  trainer: 'trainer@zal.demo',
  desk: 'desk@zal.demo',
  partner: 'partner@zal.demo',
  ownerKgz: 'owner@zal.kgz',
}

/** State of a member on the day of the seed. */
export type Ending =
  | 'active'
  | 'renewed'
  | 'twoPlans'
  | 'frozen'
  | 'coming'
  | 'expired'
  | 'usedUp'
  | 'inactive'
  | 'draft'
  | 'none'

export interface KnownPerson extends Name {
  phone: string
  birth_date: string
  ending: Ending
  /** Key of the current plan, as in plans.ts. */
  plan?: string
  /** Days from the start of that plan to today; for expired ones, from its end. */
  elapsed?: number
  /** Exact number of visits on that plan. */
  visits?: number
  /** Days from joining to today. */
  tenure?: number
  balance?: number
  /** Payment of the plan; in cash where absent. */
  parts?: Part[]
}

/**
 * Members that examples, stories and browser tests refer to, all of Zal Chilonzor. Find them by phone. None
 * of them has a visit on the day of the seed.
 */
export const people = {
  /** Active on a yearly plan, 72 days left, 250,000 on the deposit. */
  gulomova: {
    last_name: 'Gʻulomova',
    first_name: 'Oʻgʻiloy',
    gender: 2,
    phone: '+998901234567',
    birth_date: '1994-03-08',
    ending: 'active',
    plan: 'year',
    elapsed: 293,
    tenure: 659,
    balance: 250_000,
    parts: [
      { payment_method: 3, amount: 3_000_000 },
      { payment_method: 1, amount: 1_500_000 },
    ],
  },
  /** Frozen 4 days ago, for 14 days. */
  qodirov: {
    last_name: 'Қодиров',
    first_name: 'Ғайрат Ҳамидович',
    gender: 1,
    phone: '+998937654321',
    birth_date: '1987-11-02',
    ending: 'frozen',
    plan: 'quarter',
    elapsed: 31,
    tenure: 150,
  },
  /** Expired 12 days ago, without a later sale. */
  shcherbakova: {
    last_name: 'Щербакова',
    first_name: 'Александра',
    gender: 2,
    phone: '+998972221100',
    birth_date: '1999-06-17',
    ending: 'expired',
    plan: 'month',
    elapsed: 12,
    tenure: 130,
  },
  /** Active, 2 visits left of 12. */
  yoldoshev: {
    last_name: 'Yoʻldoshev',
    first_name: 'Bekzod',
    gender: 1,
    phone: '+998905556677',
    birth_date: '2001-01-25',
    ending: 'active',
    plan: 'twelve',
    elapsed: 21,
    visits: 10,
    tenure: 90,
  },
  /** Set inactive manually. */
  rahimov: {
    last_name: 'Rahimov',
    first_name: 'Sanʼat',
    gender: 1,
    phone: '+998990004567',
    birth_date: '1979-09-30',
    ending: 'inactive',
    plan: 'month',
    elapsed: 64,
    tenure: 240,
  },
  /** Active, with a debt of 80,000. */
  kim: {
    last_name: 'Ким',
    first_name: 'Виктория',
    gender: 2,
    phone: '+998911112233',
    birth_date: '1996-12-12',
    ending: 'active',
    plan: 'month',
    elapsed: 8,
    tenure: 70,
    balance: -80_000,
    parts: [
      { payment_method: 3, amount: 520_000 },
      { payment_method: 5, amount: 80_000 },
    ],
  },
  /** Registered, without any sale. */
  yusupov: {
    last_name: 'Yusupov',
    first_name: 'Jasur',
    gender: 1,
    phone: '+998935554433',
    birth_date: '2003-04-19',
    ending: 'none',
    tenure: 5,
  },
  /** Two active plans: a monthly one and a day pass for today. */
  toxtayeva: {
    last_name: 'Toʻxtayeva',
    first_name: 'Nilufar',
    gender: 2,
    phone: '+998946667788',
    birth_date: '1991-08-05',
    ending: 'twoPlans',
    plan: 'month',
    elapsed: 13,
    tenure: 200,
  },
} satisfies Record<string, KnownPerson>
