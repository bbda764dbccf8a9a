/** The last name of a member whose personal data was erased; the first name is the number: "№ 218". */
export const ERASED_LAST_NAME = '№'
