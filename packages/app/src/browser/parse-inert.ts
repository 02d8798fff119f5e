export interface InertPolicy {
  createHTML: (html: string) => unknown
}

/** Without Trusted Types the HTML is taken as it is. */
let policy: InertPolicy = { createHTML: (html) => html }

/** Sets the policy of Trusted Types that {@link parseInert} reads under. A page has one, which is made at its start. */
export const setInertPolicy = (made: InertPolicy): void => {
  policy = made
}

/** Parses untrusted HTML: a template's content is inert, so that nothing in it is loaded and nothing runs. */
export const parseInert = (html: string): DocumentFragment => {
  const template = document.createElement('template')
  template.innerHTML = policy.createHTML(html) as string
  return template.content
}
