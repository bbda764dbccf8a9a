/** Paths relative to the root, with forward slashes, of all files in `folders` with one of `endings`. */
export function filesIn(folders: string | string[], endings: string | string[]): string[]
