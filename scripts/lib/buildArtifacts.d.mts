export declare function buildApp(): Promise<void>
export declare function buildSnapshot(): Promise<void>
