export declare function oversized(files: string[], read: (file: string) => string): string[]
