export function lacks(part: {
  name: string
  stories?: string
  docs?: string
  index?: string
  code?: string
  pictures?: string[]
}): string[]
