/** Some megabytes of texts. */
const MOST = 20_000

/** Memoizes a function of a text: most texts of a load come again and again. */
export const memoize = <Value>(ask: (text: string) => Value, most = MOST): ((text: string) => Value) => {
  const answers = new Map<string, Value>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = ask(text)
    if (answers.size === most) answers.clear()
    answers.set(text, answer)
    return answer
  }
}
