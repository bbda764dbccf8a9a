export { PageActions } from './PageActions.tsx'
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx'
export { TopbarContext } from './topbar.ts'
