import { joinedSearchForm } from '@hojreh/persian'

/** As many as a person looks through. */
const MOST = 30

/** Those that hold what was typed, in any spelling; then the typed text itself, unless it is one of them. */
export const matchingChoices = (options: readonly string[], typed: string): string[] => {
  const own = typed.trim()
  const sought = joinedSearchForm(own)
  const forms = options.map((option) => ({ option, form: joinedSearchForm(option) }))
  const found = forms.filter(({ form }) => form.includes(sought)).map(({ option }) => option)
  const isKnown = own === '' || forms.some(({ form }) => form === sought)
  return [...found.slice(0, MOST), ...(isKnown ? [] : [own])]
}
