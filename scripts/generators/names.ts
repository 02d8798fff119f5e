import { Problem } from '../lib/bootstrap.mjs'

/** The forms of a name that was given in kebab-case: `size-guide`. */
export const namesOf = (kebab: string) => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Problem(`"${kebab}" is no name: write it like size-guide.`)
  const pascal = kebab.replace(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
  return {
    kebab,
    /** `SizeGuide` */
    pascal,
    /** `sizeGuide` */
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    /** `sizeguide`, as companies are written in settings. */
    flat: kebab.replaceAll('-', ''),
    /** `SIZEGUIDE` */
    upper: kebab.replaceAll('-', '').toUpperCase(),
  }
}
