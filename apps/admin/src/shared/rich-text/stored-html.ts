import { DOMSerializer, type Node } from '@tiptap/pm/model'

/** Elements that are stored without a `<p>` around their text, if it is the only one in them. */
const HOLDERS = 'li, td, th'

const unwrapOnly = (holder: Element): void => {
  const paragraphs = [...holder.children].filter(({ localName }) => localName === 'p')
  const [first] = paragraphs
  if (first && paragraphs.length === 1 && holder.firstElementChild === first)
    first.replaceWith(...first.childNodes)
}

const bare = (element: Element): void => {
  // Chromium leaves an empty `style` on an element whose style has not been read yet.
  for (const name of ['style', 'class', 'rel', 'target', 'start', 'type', 'colwidth'])
    if (element.hasAttribute(name)) element.removeAttribute(name)
  for (const span of ['colspan', 'rowspan'])
    if (element.getAttribute(span) === '1') element.removeAttribute(span)
}

/** Returns a document as the shop stores texts: short HTML without styles, empty for one without content. */
export const storedHtml = (doc: Node): string => {
  const root = document.createElement('div')
  root.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content))
  for (const columns of root.querySelectorAll('colgroup')) columns.remove()
  for (const element of root.querySelectorAll('*')) bare(element)
  for (const holder of root.querySelectorAll(HOLDERS)) unwrapOnly(holder)
  for (const paragraph of root.querySelectorAll('p')) if (!paragraph.hasChildNodes()) paragraph.remove()
  return root.innerHTML
}
