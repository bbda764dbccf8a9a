// For stories only: what a screen reader could say on the page.

/** Every text and every name of an element that is not hidden, the open sheets included. */
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

/** Words with which libraries would speak English in a page that does not. */
export const english =
  /\b(dismiss|close|clear|select|selected|choose|options?|available|suggestions?|calendar|today|month|year|previous|next|go to|monday|sunday|january|november|show|press)\b/i
