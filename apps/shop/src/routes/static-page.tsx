export { loadStaticPage as load, StaticPage as Component } from '../features/content/static-page.tsx'
