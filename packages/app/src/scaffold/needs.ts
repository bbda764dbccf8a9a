import type { PlainListOptions } from './list.types.ts'
import type { Can } from './who.ts'

/** Parts of a screen, by name, that are only for some. */
export type Needs = Record<string, (can: Can) => boolean>

/** Whether the part of this name is for this person. */
export const isFor = (needs: Needs | undefined, can: Can, name: string): boolean =>
  needs?.[name]?.(can) ?? true

/** The options of a list as far as they are for this person. */
export function optionsFor(options: PlainListOptions, can: Can): PlainListOptions {
  const { needs, columns, filters = {}, quick } = options
  if (!needs) return options
  const kept = <Part>(parts: Record<string, Part>) =>
    Object.fromEntries(Object.entries(parts).filter(([name]) => isFor(needs, can, name)))
  return {
    ...options,
    columns: columns.filter((one) => isFor(needs, can, typeof one === 'string' ? one : one.key)),
    filters: kept(filters),
    quick: quick && kept(quick),
  }
}
