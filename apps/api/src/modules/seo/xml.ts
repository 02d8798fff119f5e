const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** Characters that XML 1.0 does not allow, and the control characters that it advises against. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

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
