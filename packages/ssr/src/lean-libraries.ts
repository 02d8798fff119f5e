import type { Plugin } from 'vite'

/** `Link.displayName = "Link"`: a write that keeps a component in the bundle which nobody uses. */
const NAMING = /^\w+\.displayName = .*;$/gm
const FORWARDED = /^(var \w+ = )(?=\w+\.forwardRef\()/gm

/** Options that no app of ours sets (routes that come later, instrumentation), and a context that only server components have. */
const UNSET = /\b(?:init\.(?:instrumentations|patchRoutesOnNavigation)|this\.context)\b/g

/**
 * Lets go of what React Router carries along for its framework mode: links that prefetch, forms that submit, and what
 * only {@link UNSET} asks for. No page of ours uses them, and only their names, which developer tools show, hold them
 * in. And takes the files for production, which its `exports` do not name.
 */
export const leanRouter = (): Plugin => ({
  name: 'hojreh-lean-router',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^react-router(?:\/dom)?$/ },
    async handler(source, importer) {
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return (
        resolved && {
          ...resolved,
          id: resolved.id.replace(/([\\/]dist[\\/])development(?=[\\/])/, '$1production'),
        }
      )
    },
  },
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) => ({
      code: code.replace(NAMING, '').replace(FORWARDED, '$1/* @__PURE__ */ ').replace(UNSET, 'undefined'),
      map: null,
    }),
  },
})

/**
 * Emotion knows every attribute of HTML by name, to keep others from elements. Our styles vary by attributes alone;
 * what MUI hands down to its elements and is none is named here.
 */
export const leanEmotion = (): Plugin => ({
  name: 'hojreh-lean-emotion',
  apply: 'build',
  load: {
    filter: { id: /node_modules[\\/]@emotion[\\/]is-prop-valid[\\/]/ },
    handler: () => 'export default (name) => !/^(?:as|sx|theme|ownerState)$/.test(name)',
  },
})
