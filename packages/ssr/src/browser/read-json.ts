/** The inert JSON of a script element, or undefined when the page has none. */
export const readJson = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}
