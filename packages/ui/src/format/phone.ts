/** "+998901234567" → "(+998) 90 123-45-67"; "+996555123456" → "(+996) 555 123-456". Others stay as they are. */
export function formatPhone(phone: string): string {
  const uz = /^\+998(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  if (uz) return `(+998) ${uz[1]} ${uz[2]}-${uz[3]}-${uz[4]}`
  const kg = /^\+996(\d{3})(\d{3})(\d{3})$/.exec(phone)
  if (kg) return `(+996) ${kg[1]} ${kg[2]}-${kg[3]}`
  return phone
}
