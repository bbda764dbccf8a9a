export declare function contractGaps(document: object, codes: string[]): string[]
