/** Growth of a translated text: look.md L-10 requires +150 %. */
const GROWTH = 2.5
const filler = 'yanada uzunroq boʻlgan soʻzlar bilan ham koʻrinadi '

const written = new WeakMap<Text, string>()

/** Makes every text under `root` two and a half times as long; numbers are kept. */
export function lengthen(root: Node) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) grow(node as Text)
}

/** The same, repeated on every DOM change. Returns a function that stops it. */
export function keepLong(root: Node) {
  lengthen(root)
  const observer = new MutationObserver(() => lengthen(root))
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}

function grow(node: Text) {
  const { data } = node
  if (written.get(node) === data || !/\p{L}{2}/u.test(data)) return
  if (node.parentElement?.closest('style, script, svg, kbd')) return
  const more = Math.ceil(data.trim().length * (GROWTH - 1))
  const grown = `${data} ${filler
    .repeat(Math.ceil(more / filler.length))
    .slice(0, more)
    .trim()}`
  written.set(node, grown)
  node.data = grown
}
