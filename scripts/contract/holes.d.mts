export declare function holes(document: object, codes: string[]): string[]
