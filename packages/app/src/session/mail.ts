/** Syntax check of an email address; delivery is not checked. */
export const mailPattern = /^[^\s@]{1,64}@[^\s@]{1,50}\.[^\s@]{1,10}$/
