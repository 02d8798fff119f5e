import { parseInert } from '@hojreh/app'
import { linkAddress } from './link-address.ts'
import { listWordParagraphs } from './word-lists.ts'

const RENAMED: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' },
  ...{
    section: 'div',
    article: 'div',
    main: 'div',
    header: 'div',
    center: 'div',
    pre: 'p',
    dt: 'p',
    dd: 'p',
  },
}
const KEPT = new Set([
  ...['p', 'br', 'div', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img'],
])
const DROPPED = new Set([
  ...['script', 'style', 'title', 'head', 'meta', 'link', 'xml', 'template', 'svg', 'math', 'iframe'],
  ...['object', 'embed', 'noscript', 'textarea', 'select', 'button', 'input', 'audio', 'video'],
])
const BLOCKS = 'p, div, h2, h3, h4, ul, ol, table, blockquote'
const OWN_PICTURE = /^\/api\/media\/[0-9a-f]{32}\/\d+\.\w+$/
const EMOJI = /^\p{Extended_Pictographic}/u
const BOLD = /font-weight:\s*(?:bold|[6-9]00)/
const ITALIC = /font-style:\s*italic/

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

const nameOf = (element: Element): string => {
  const name = RENAMED[element.localName] ?? element.localName
  const style = styleOf(element)
  // Google Docs wraps everything in a `<b>` that is not bold.
  if (name === 'strong') return /font-weight:\s*(?:normal|400)/.test(style) ? 'span' : name
  if (name !== 'span') return name
  return BOLD.test(style) ? 'strong' : ITALIC.test(style) ? 'em' : name
}

const pictureOf = (image: Element): Node | null => {
  const { document } = window
  const alt = image.getAttribute('alt') ?? ''
  const src = image.getAttribute('src') ?? ''
  // Messengers paste their emoji as pictures.
  if (EMOJI.test(alt)) return document.createTextNode(alt)
  if (!OWN_PICTURE.test(src)) return null
  const picture = document.createElement('img')
  for (const name of ['src', 'alt', 'width', 'height'])
    if (image.hasAttribute(name)) picture.setAttribute(name, image.getAttribute(name) ?? '')
  return picture
}

const shellOf = (element: Element): Element | null => {
  const name = nameOf(element)
  if (!KEPT.has(name)) return null
  const shell = document.createElement(name)
  const address = name === 'a' ? linkAddress(element.getAttribute('href') ?? '') : undefined
  if (address === null) return null
  if (address) shell.setAttribute('href', address)
  for (const span of ['colspan', 'rowspan'])
    if (/^[1-9]\d?$/.test(element.getAttribute(span) ?? ''))
      shell.setAttribute(span, element.getAttribute(span) ?? '')
  return shell
}

const copyInto = (target: Node, source: Node): void => {
  for (const node of source.childNodes) {
    if (node instanceof Text) target.appendChild(document.createTextNode(node.data))
    if (!(node instanceof Element) || DROPPED.has(node.localName)) continue
    if (node.localName === 'img') {
      const picture = pictureOf(node)
      if (picture) target.appendChild(picture)
      continue
    }
    const shell = shellOf(node)
    if (shell) target.appendChild(shell)
    copyInto(shell ?? target, node)
  }
}

const hasContent = (element: Element) =>
  element.querySelector('img') !== null || /[^\s\u00a0\u200b-\u200f\ufeff]/.test(element.textContent ?? '')

/** Groups nodes into paragraphs: an empty line begins one, as in a messenger; a single break stays a break. */
const paragraphsOf = (nodes: readonly Node[]): Element[] => {
  const paragraphs = [document.createElement('p')]
  for (const node of nodes) {
    const paragraph = paragraphs.at(-1) as Element
    const isBreak = node.nodeName === 'BR'
    if (isBreak && paragraph.lastChild?.nodeName === 'BR') paragraphs.push(document.createElement('p'))
    else if (!isBreak || paragraph.hasChildNodes()) paragraph.append(node)
  }
  for (const { lastChild } of paragraphs) if (lastChild?.nodeName === 'BR') (lastChild as Element).remove()
  return paragraphs
}

const makeParagraphs = (root: Element): void => {
  for (const line of [...root.querySelectorAll('div')].toReversed())
    line.replaceWith(
      ...(line.querySelector(BLOCKS) ? [...line.childNodes] : paragraphsOf([...line.childNodes])),
    )
  if (!root.querySelector(BLOCKS)) root.append(...paragraphsOf([...root.childNodes]))
  for (const line of root.querySelectorAll(':scope > br')) line.remove()
}

/** A style of a source whose white space is only that of its file and means nothing. */
const COLLAPSED = /white-space(?:-collapse)?:\s*(?:normal|collapse)/

/** Turns line feeds into `<br>` where nothing else separates the lines, as in a messenger. */
const breakLines = (root: Element): void => {
  if (root.querySelector(`br, ${BLOCKS}, li, td`)) return
  const texts: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts)
    text.replaceWith(
      ...text.data
        .split(/\r?\n/)
        .flatMap((line, place) => (place === 0 ? [line] : [document.createElement('br'), line])),
    )
  root.normalize()
}

/**
 * Cleans what was copied in Word, Google Docs, a messenger or a page for the editor: it keeps structure without style.
 * Runs before the editor parses it: under our Trusted Types policy the editor would get nothing of a text with a style.
 */
export const cleanPaste = (html: string): string => {
  const source = parseInert(html)
  listWordParagraphs(source)
  const root = document.createElement('div')
  copyInto(root, source)
  if (!COLLAPSED.test(html)) breakLines(root)
  makeParagraphs(root)
  for (const element of [...root.querySelectorAll(`${BLOCKS}, li, strong, em, a`)].toReversed())
    if (!hasContent(element)) element.remove()
  return hasContent(root) ? root.innerHTML.replaceAll('&nbsp;', ' ') : ''
}
