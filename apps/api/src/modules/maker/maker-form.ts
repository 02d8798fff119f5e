import { joinedSearchForm, normalizeText } from '@hojreh/persian'
import { slugOf } from '../../shared/slug.ts'

/** What spellings of one name have in common. */
export const makerForm = (name: string): string =>
  joinedSearchForm(name) || normalizeText(name).toLowerCase() || name

/** The address of a maker of which only the name is known. */
export const makerSlug = (name: string): string => slugOf(name, 'brand')
