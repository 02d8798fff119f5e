export { ContactUs as Component, loadContactUs as load } from '../features/content/contact-us.tsx'
