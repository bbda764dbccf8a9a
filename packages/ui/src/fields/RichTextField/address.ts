import { mayLinkTo } from '../../components/RichText/richTextRules.ts'

/**
 * URL for typed text such as `example.uz`, `+998 90 123-45-67` or `dilnoza@mail.uz`; undefined if
 * it cannot be a link.
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
