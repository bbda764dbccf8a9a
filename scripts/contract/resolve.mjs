/** The node itself, or the target of its reference. */
export function resolve(document, node) {
  if (!node?.$ref) return node
  const found = node.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
  return resolve(document, found)
}
