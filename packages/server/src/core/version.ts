/** The release that the app shows and `merchant/check-auth` returns. */
export const version = '1.0.0'
