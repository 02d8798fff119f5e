/** Texts as small numbers, from 0 on, in the order in which they came. */
export const makeDictionary = () => {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    texts: texts as readonly string[],
    /** The number of a text; a new one is given if it has none. */
    add: (text: string): number => {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, texts.length)
      return texts.push(text) - 1
    },
    find: (text: string): number | undefined => numbers.get(text),
  }
}
