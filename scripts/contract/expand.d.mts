export declare function expand<D extends object>(bundled: D): D
