/**
 * Family and given name, for lists: the full name begins with them, and the patronymic after them
 * is left out.
 */
export const shortName = (fullname: string) => fullname.split(/\s+/).slice(0, 2).join(' ')
