import { useUi } from './UiProvider.tsx'

/**
 * Labels react-aria's hidden dismiss buttons, which have no Uzbek translation. Place it once inside
 * every Popover, as a direct child.
 */
export function DismissWord() {
  const { close } = useUi().words.parts
  return <span hidden ref={(mark) => name(mark?.parentElement, close)} />
}

function name(floating: Element | null | undefined, word: string) {
  const unseen = floating?.querySelectorAll(':scope > * > button[tabindex="-1"]:empty') ?? []
  for (const button of unseen) button.setAttribute('aria-label', word)
}
