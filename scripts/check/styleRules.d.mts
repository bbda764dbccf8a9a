export declare function violations(path: string, text: string): string[]
