// For stories only: texts that a screen reader could announce.

/** All text and accessible names of visible elements, including open popups. */
export function spoken(): string {
  const names = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => [
      ...named.map((attribute) => element.getAttribute(attribute)),
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent),
    ])
  return names.filter(Boolean).join('\n')
}

const named = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder']

/** English words that libraries would announce on a page in another language. */
export const english =
  /\b(dismiss|close|clear|select|selected|choose|options?|available|suggestions?|calendar|today|month|year|previous|next|go to|monday|sunday|january|november|show|press)\b/i
