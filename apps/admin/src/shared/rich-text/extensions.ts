import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { linkAddress } from './link-address.ts'

/** The elements that the editor allows: the same ones that the api's sanitizer keeps, and no others. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      // Addresses are the shop's or secure ones; what they open in is the reader's choice.
      isAllowedUri: (address) => linkAddress(address) !== null,
      HTMLAttributes: { target: null, rel: null },
    },
    ...{ code: false, codeBlock: false, strike: false, underline: false, horizontalRule: false },
  }),
  // In a paragraph, as HTML has it.
  Image.configure({ inline: true }),
  TableKit.configure({ table: { resizable: false } }),
]
