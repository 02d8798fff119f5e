import { joinedSearchForm, normalizeText } from '@hojreh/persian'

/** What spellings of one name have in common. */
export const nameForm = (name: string): string =>
  joinedSearchForm(name) || normalizeText(name).toLowerCase() || name
