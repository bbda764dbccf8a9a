/** Tenant of a transaction, by ids: row-level security compares every row with the merchant. */
export interface Tenant {
  merchant: number
  /** The chosen club, or 0 where the operation works without one. */
  club: number
  staff: number
  /** Nothing may be written in transactions of this tenant. */
  isReadOnly?: boolean
}

/** Principal of a request: a signed-in person with their permissions in the chosen club. */
export interface Principal extends Tenant {
  /** Id of the session. */
  session: number
  role: Role
  /** Active clubs of this person, by id, and the chosen one where it is closed. */
  clubs: number[]
  /** The chosen club is closed: records are read and money is returned, nothing new is written. */
  inClosedClub?: boolean
  permissions: Permissions
  language: Language
  edition: 'ERP' | 'LITE'
  country: 'UZB' | 'KGZ'
  currency: 'UZS' | 'KGS'
  /** IANA name of the club's time zone. */
  zone: string
  /** The signed-in person where the app is viewed as `staff`, with the permissions and clubs of `staff`. */
  viewer?: Pick<Principal, 'staff' | 'role'>
}

/** Role of a staff member; the permissions of each are in `permissions.ts`. */
export type Role = 'owner' | 'director' | 'manager' | 'trainer' | 'restricted_user' | 'partner'
/** Language of texts and responses. */
export type Language = 'uz' | 'ru' | 'en'

/** Section, then tab, then action. False or absent denies. */
export interface Permissions {
  [section: string]: boolean | { [tab: string]: boolean | { [action: string]: boolean } }
}
