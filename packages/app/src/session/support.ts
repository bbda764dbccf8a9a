/** Support phone of the signed-out pages; signed-in users see the number in the club's settings. */
export const SUPPORT_PHONE = '+998712000000'
