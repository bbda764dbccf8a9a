export { cleanHtml, plainTextOf, richTextPolicy } from './cleanHtml.ts'
export { RichText, type RichTextProps } from './RichText.tsx'
export { mayLinkTo, richTextRules } from './richTextRules.ts'
export { SafeHtml, type SafeHtmlProps } from './SafeHtml.tsx'
