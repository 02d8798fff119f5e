const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // nginx would take it for a variable, and has no escape of its own.
  $: '&#36;',
}
const escaped = (text: string) => text.replace(/[&<>"$]/g, (sign) => escapes[sign] ?? '')

/**
 * The name of the shop in HTML that a server writes without the api: behind a page's title, and as a line of the page.
 * Both are empty as long as the server was not told it.
 * @param title `SHOP_TITLE`
 */
export const shopNameIn = (title = ''): { title: string; line: string } =>
  title === '' ? { title: '', line: '' } : { title: ` | ${escaped(title)}`, line: `<p>${escaped(title)}</p>` }
