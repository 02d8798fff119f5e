export { StaticPage as Component, loadStaticPage as load } from '../features/content/static-page.tsx'
