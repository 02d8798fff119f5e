export { License as Component, loadLicense as load } from '../features/content/license.tsx'
