const PLACE = /mso-list:\s*(l\d+)\s+level(\d)/
const NUMBERED = /^\s*[(\d۰-۹٠-٩a-zA-Zالف-ی]{1,4}[.)\-–]/

const placeOf = (element: Element) => {
  const [, list = '', level] = PLACE.exec(element.getAttribute('style') ?? '') ?? []
  return { list, level: Number(level ?? 0) }
}

/** The sign or number that Word writes before an item; without it the list has its own. */
const takeMark = (paragraph: Element): string => {
  const marks = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const text = marks.map(({ textContent }) => textContent).join('')
  for (const mark of marks) mark.remove()
  return text
}

/** Word pastes lists as paragraphs with a style of its own: they become lists, one in the other by their level. */
export const listWordParagraphs = (root: ParentNode): void => {
  let lists: Element[] = []
  let before: Element | null = null
  let current = ''
  for (const paragraph of [...root.querySelectorAll('p')]) {
    const { list: id, level } = placeOf(paragraph)
    if (level === 0) continue
    const goesOn = before !== null && paragraph.previousElementSibling === before && id === current
    if (!goesOn) lists = []
    current = id
    const name = NUMBERED.test(takeMark(paragraph)) ? 'ol' : 'ul'
    lists = lists.slice(0, level)
    while (lists.length < level) {
      const list = paragraph.ownerDocument.createElement(name)
      const parent = lists.at(-1)
      if (parent) (parent.lastElementChild ?? parent).append(list)
      else {
        paragraph.before(list)
        before = list
      }
      lists.push(list)
    }
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    lists.at(-1)?.append(item)
    paragraph.remove()
  }
}
