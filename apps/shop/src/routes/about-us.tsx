export { AboutUs as Component, loadAboutUs as load } from '../features/content/about-us.tsx'
