export declare function broken(files: string[], read: (file: string) => string): string[]
