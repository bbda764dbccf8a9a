/** What may be an e-mail; whether it is one only a letter tells. */
export const mailPattern = /^[^\s@]{1,64}@[^\s@]{1,50}\.[^\s@]{1,10}$/
