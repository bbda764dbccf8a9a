export declare function slips(path: string, text: string): string[]
