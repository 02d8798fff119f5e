export { Faq as Component, loadFaq as load } from '../features/content/faq.tsx'
