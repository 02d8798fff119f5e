export interface InertPolicy {
  createHTML: (html: string) => unknown
}

/** Where there are no Trusted Types, nobody asks. */
let policy: InertPolicy = { createHTML: (html) => html }

/** The policy of Trusted Types that {@link parseInert} reads under. A page has one, which is made at its start. */
export const setInertPolicy = (made: InertPolicy): void => {
  policy = made
}

/** Reads a stranger's HTML: a template's content has no life, so that nothing in it is loaded and nothing runs. */
export const parseInert = (html: string): DocumentFragment => {
  const template = document.createElement('template')
  template.innerHTML = policy.createHTML(html) as string
  return template.content
}
