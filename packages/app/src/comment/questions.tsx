import { lazyHydrated } from '../lazy/lazy-hydrated.tsx'

/** What customers asked the shop about a product, with its answers. It stands below what a person sees first. */
export const Questions = lazyHydrated(async () => (await import('./question-section.tsx')).QuestionSection)
