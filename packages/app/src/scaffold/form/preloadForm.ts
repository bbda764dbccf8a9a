/** Loads the code of forms before the first one opens. */
export const preloadForm = () => import('./FormBody.tsx')
