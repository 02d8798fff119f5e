/** Every script of an app that a page names, in whatever attribute and however many stand in one. */
export const scriptsOf = (html: string, app: string): string[] => [
  ...new Set(html.match(new RegExp(`/_${app}/assets/[\\w.~-]+\\.js`, 'g'))),
]
