import { mayLinkTo } from '../../components/RichText/richTextRules.ts'

/**
 * The address that somebody means who writes `example.uz`, `+998 90 123-45-67` or `dilnoza@mail.uz`.
 * Undefined for what can be no link.
 */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim()
  if (mayLinkTo(text)) return /\s/.test(text) ? undefined : text
  const digits = text.replace(/[\s()-]/g, '')
  if (/^\+?\d{7,15}$/.test(digits)) return `tel:${digits}`
  if (/^[^\s@/:]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u.test(text)) return `mailto:${text}`
  if (/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(text)) return `https://${text}`
  return undefined
}
