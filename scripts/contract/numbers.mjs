/**
 * Finds numbers of the contract without a limit, since the contract must refuse what a column cannot store;
 * and numeric codes without names, which a generated client would show as plain numbers.
 */
export function incompleteNumbers(document) {
  return [...walk(document, [])]
}

function* walk(node, path) {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node) && isNumber(node) && !node.enum && node.const === undefined) {
    const lacking = ['minimum', 'maximum'].filter((bound) => typeof node[bound] !== 'number')
    if (lacking.length > 0) yield `${path.join('/')} is a number without ${lacking.join(' and ')}`
  }
  if (!Array.isArray(node) && isNumber(node) && node.enum) {
    const names = new Set(node['x-enum-varnames'])
    if (names.size !== node.enum.length) yield `${path.join('/')} has codes without names`
  }
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'example' && key !== 'examples') yield* walk(child, [...path, key])
  }
}

/** A property may be called type: its value is then a schema, not the name of a type. */
const isNumber = ({ type }) => [type].flat().some((one) => one === 'integer' || one === 'number')
