/** The release that the app shows and `merchant/check-auth` returns. */
export const version = '1.1.0'
