import { useUi } from './UiProvider.tsx'

/**
 * The word of the unseen buttons with which a screen reader closes what floats. react-aria brings
 * them, but no Uzbek. Stands once inside every Popover, as its own child.
 */
export function DismissWord() {
  const { close } = useUi().words.parts
  return <span hidden ref={(mark) => name(mark?.parentElement, close)} />
}

function name(floating: Element | null | undefined, word: string) {
  const unseen = floating?.querySelectorAll(':scope > * > button[tabindex="-1"]:empty') ?? []
  for (const button of unseen) button.setAttribute('aria-label', word)
}
