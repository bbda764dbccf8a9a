/** Whose rows a transaction sees: ids. The database compares every row with the merchant. */
export interface Tenant {
  merchant: number
  /** The chosen club, or 0 where the operation works without one. */
  club: number
  staff: number
}

/** Who asks: a person who is signed in, with what they may do in the chosen club. */
export interface Principal extends Tenant {
  /** Id of the session. */
  session: number
  role: Role
  /** Active clubs of this person, by id. */
  clubs: number[]
  permissions: Permissions
  language: Language
  edition: 'ERP' | 'LITE'
  country: 'UZB' | 'KGZ'
  currency: 'UZS' | 'KGS'
  /** IANA name of the club's time zone. */
  zone: string
}

/** What somebody is to the merchant; what each may do is in `permissions.ts`. */
export type Role = 'owner' | 'director' | 'manager' | 'trainer' | 'restricted_user' | 'partner'
/** Of words and answers. */
export type Language = 'uz' | 'ru' | 'en'

/** Section, then tab, then action. False or absent means no. */
export interface Permissions {
  [section: string]: boolean | { [tab: string]: boolean | { [action: string]: boolean } }
}
