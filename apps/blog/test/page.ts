import { inject } from 'vitest'

/** A page as the server rendered it before the tests began. */
export const pageAt = (path: string) => {
  const page = inject('pages').find((candidate) => candidate.path === path)
  if (!page) throw new Error(`${path} was not rendered; see samples.ts`)
  return page
}

/** Head and body of a page as elements to look into. */
export const documentAt = (path: string): Document => {
  const { head, html } = pageAt(path)
  return new DOMParser().parseFromString(`<head>${head}</head><body>${html}</body>`, 'text/html')
}

/** The schema.org objects of a page by their type. */
export const structuredData = (page: Document): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    [...page.querySelectorAll('script[type="application/ld+json"]')]
      .map((script) => JSON.parse(script.textContent ?? ''))
      .map((entry) => [entry['@type'], entry]),
  )
