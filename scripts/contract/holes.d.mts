export declare function holes(document: object): string[]
