/** Paths from the root, with forward slashes, of all files below `folders` that end in one of `endings`. */
export function filesIn(folders: string | string[], endings: string | string[]): string[]
