import { cleanRichText } from '../html/clean-html.ts'
import { nestingOf } from '../html/nesting.ts'
import { takePicturesOut } from './text-pictures.ts'

const MAX_TEXT = 200_000
const MAX_NESTING = 100

/** `[name …]`, `[name]` and `[/name]`; `[[name]]` is written about, not used. */
const SHORTCODE = /(?<!\[)\[(\/?)([a-z][\w-]{1,60})((?:\s[^[\]<>]*)?)\/?\](?!\])/gi
/** Those that are known without attributes and without an end. */
const KNOWN =
  /^(?:gallery|playlist|products?|woocommerce_\w+|contact-form.*|vc_.*|et_pb_.*|fusion_.*|elementor.*)$/i

/**
 * Without the marks of WordPress's editor and of its plugins, what stands between them stays. Brackets that people
 * write in a text are no shortcodes: those have attributes, an end, or a name that is known.
 */
const withoutMarks = (content: string): string => {
  const text = content.replace(/<!--[\s\S]*?-->/g, '')
  const ended = new Set([...text.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name?.toLowerCase()))
  return text
    .replace(SHORTCODE, (all, end: string, name: string, rest: string) => {
      const isShortcode =
        end !== '' || rest.includes('=') || ended.has(name.toLowerCase()) || KNOWN.test(name)
      return isShortcode ? '' : all
    })
    .replace(/\[\[([^[\]]+)\]\]/g, '[$1]')
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '')

/** Links into the old site lead into the shop, where its addresses are redirected. */
const withOwnLinks = (html: string, origin: string | null): string =>
  origin === null
    ? html
    : html.replace(/(\shref=["'])https?:\/\/([^/"'?#]+)(?=[/"'?#])/gi, (all, start: string, host: string) =>
        bare(host) === bare(new URL(origin).host) ? start : all,
      )

/** Whether a text is longer or deeper than a page may be. */
export const isTooLong = (content: string): boolean =>
  content.length > MAX_TEXT || nestingOf(content) > MAX_NESTING

/**
 * A text of WordPress's as ours: marks gone, paragraphs made, under the policy of the shop's own editor. Its pictures
 * come later, each to its place.
 */
export const cleanWxrText = (content: string, origin: string | null) =>
  takePicturesOut(withoutMarks(content), origin, (marked) => cleanRichText(withOwnLinks(marked, origin)))
