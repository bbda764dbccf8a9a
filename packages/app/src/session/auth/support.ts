/** The number that signed-out pages show; inside, the club's settings have their own. */
export const SUPPORT_PHONE = '+998712000000'
