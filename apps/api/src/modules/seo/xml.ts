const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** Everything that XML 1.0 does not know as a character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text of an XML document. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** `<name>text</name>`; nothing at all for null. */
export const element = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined ? '' : `<${name}>${escapeXml(String(text))}</${name}>`

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
