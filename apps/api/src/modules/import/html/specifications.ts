const NAME = 60
const VALUE = 300
/** Elements that may hold one half of a specification line: no more structure. */
const HALVES = new Set(['SPAN', 'DIV', 'P', 'B', 'STRONG', 'EM', 'LABEL', 'DT', 'DD', 'BDI'])
const LINES = new Set(['DIV', 'LI', 'P', 'SECTION'])

/** Text of its own that is more than a colon between the halves. */
const hasLooseText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === 3 && /[^\s:：\u00a0]/.test(node.nodeValue ?? ''))

const textOf = (element: Element | undefined): string => element?.textContent?.trim() ?? ''

const isPair = (name: Element | undefined, value: Element | undefined): boolean =>
  [name, value].every(
    (half) => half && HALVES.has(half.tagName) && !half.querySelector('div, p, li, table, img'),
  ) &&
  textOf(name) !== '' &&
  textOf(name).length <= NAME &&
  textOf(value) !== '' &&
  textOf(value).length <= VALUE

const isLine = (element: Element): boolean => {
  const [name, value, ...rest] = element.children
  return LINES.has(element.tagName) && rest.length === 0 && !hasLooseText(element) && isPair(name, value)
}

const tableOf = (pairs: readonly (readonly Element[])[], document: Document): Element => {
  const table = document.createElement('table')
  const body = table.appendChild(document.createElement('tbody'))
  for (const [name, value] of pairs) {
    const row = body.appendChild(document.createElement('tr'))
    const head = row.appendChild(document.createElement('th'))
    head.textContent = textOf(name).replace(/\s*[:：]$/, '')
    row.appendChild(document.createElement('td')).textContent = textOf(value)
  }
  return table
}

/** Neighbours that are lines of a specification, two or more together. */
const runsOf = (parent: Element): Element[][] => {
  const runs: Element[][] = [[]]
  for (const child of parent.children) {
    const isNext = runs.at(-1)?.length === 0 || runs.at(-1)?.at(-1)?.nextElementSibling === child
    if (!isLine(child)) continue
    if (isNext) runs.at(-1)?.push(child)
    else runs.push([child])
  }
  return runs.filter(({ length }) => length >= 2)
}

const readList = (list: Element): Element[][] | null => {
  const children = [...list.children]
  if (list.tagName === 'DL') {
    const pairs = children.flatMap((child, place) => (place % 2 === 0 ? [[child, children[place + 1]]] : []))
    const isWhole = children.every(({ tagName }, place) => tagName === (place % 2 === 0 ? 'DT' : 'DD'))
    return isWhole && pairs.every(([name, value]) => isPair(name, value)) ? (pairs as Element[][]) : null
  }
  return children.length >= 2 && children.every(isLine) ? children.map((child) => [...child.children]) : null
}

/**
 * Makes tables of what page builders write as lists of names and values – lines of two `span` or `div`, `dl` – which
 * would run together to «وزن۲ کیلو» without their styles.
 */
export const tabulateSpecifications = (root: DocumentFragment, document: Document): void => {
  for (const list of root.querySelectorAll('ul, ol, dl')) {
    const pairs = readList(list)
    if (pairs && pairs.length > 0) list.replaceWith(tableOf(pairs, document))
  }
  for (const parent of [...root.querySelectorAll('div, section')])
    for (const run of runsOf(parent)) {
      run[0]?.before(
        tableOf(
          run.map((line) => [...line.children]),
          document,
        ),
      )
      for (const line of run) line.remove()
    }
}
