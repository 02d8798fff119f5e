import { JSDOM, VirtualConsole } from 'jsdom'

/** A page that runs whatever scripts are in it, and notes every dialog that one of them opens. */
export const openPage = (html: string) => {
  const alarms: unknown[] = []
  const { window } = new JSDOM(`<!doctype html><body>${html}`, {
    runScripts: 'dangerously',
    virtualConsole: new VirtualConsole(),
    beforeParse: (page) => {
      const note = (text: unknown) => alarms.push(text)
      Object.assign(page, { alert: note, confirm: note, prompt: note, print: note })
    },
  })
  return { window, alarms }
}

/** What its scripts say when it is shown and everything in it is pressed. */
export const alarmsOf = (html: string): unknown[] => {
  const { window, alarms } = openPage(html)
  for (const element of window.document.body.querySelectorAll<HTMLElement>('*')) element.click()
  window.close()
  return alarms
}

const { document } = new JSDOM('').window
/** Parses HTML as a browser does and returns every element with its attributes. */
export const readElements = (html: string) => {
  const root = document.createElement('div')
  root.innerHTML = html
  return [...root.querySelectorAll('*')].map((element) => ({
    tag: element.localName,
    attributes: element.getAttributeNames(),
    href: element.getAttribute('href'),
  }))
}
