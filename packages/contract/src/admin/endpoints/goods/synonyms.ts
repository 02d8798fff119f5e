import { joinedSearchForm } from '@hojreh/persian'
import { noBody, noQuery } from '../../../define-endpoint.ts'
import { plainText, requiredLine, wholeNumber } from '../../../fields.ts'
import { fieldMessages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { edition, listOf, seenVersion } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

const tag = 'products'

/** Every product that is written is held against all of them. */
export const MOST_SYNONYM_GROUPS = 1_000
const MOST_TERMS = 20
/** Counted for each of their words. */
const MOST_SHOWN = 50

const synonymGroup = z.object({
  id: z.string(),
  terms: z.array(z.object({ term: z.string(), goods: z.int().describe('Published goods that it finds') })),
  isOneWay: z.boolean().describe('The first term finds what the others name, and not the other way round'),
})
export type SynonymGroup = z.infer<typeof synonymGroup>

const synonymRecord = synonymGroup.extend({ edition })
export type SynonymRecord = z.infer<typeof synonymRecord>

/** With a letter or digit: what has none finds nothing. */
const term = requiredLine(60, messages.synonym).refine(
  (typed) => joinedSearchForm(typed) !== '',
  messages.synonym,
)
const areOthers = (terms: readonly string[]) => new Set(terms.map(joinedSearchForm)).size === terms.length

const fields = {
  terms: z
    .array(term, messages.synonyms)
    .min(2, messages.synonyms)
    .max(MOST_TERMS, messages.synonyms)
    .refine(areOthers, messages.sameSynonyms),
  isOneWay: z.boolean(fieldMessages.invalid).default(false),
}
/** Those that every shop begins with have short ones: `given-7`. */
const groupId = z.string(fieldMessages.invalid).regex(/^[A-Za-z0-9_-]{1,64}$/, fieldMessages.invalid)
const ofGroup = strict({ id: groupId })

export const listSynonyms = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/synonyms',
  access: 'products.view',
  tag,
  summary: 'Words that mean the same to the search, the newest group first; `q` is a part of one of them',
  query: strict({
    q: plainText(200).optional(),
    after: wholeNumber(0, MOST_SYNONYM_GROUPS).default(0).describe('How many to leave out'),
    take: wholeNumber(1, MOST_SHOWN).default(20),
  }),
  body: noBody,
  response: listOf(synonymGroup),
  errors: [],
})

export const getSynonyms = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/synonyms/group',
  access: 'products.view',
  tag,
  summary: 'One group of words that mean the same',
  query: ofGroup,
  body: noBody,
  response: synonymRecord,
  errors: ['not_found'],
})

export const addSynonyms = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/synonyms/add',
  access: 'products.edit',
  tag,
  summary: 'Makes words find the same goods, within a second in every process',
  query: noQuery,
  body: strict(fields),
  response: synonymRecord,
  errors: ['synonyms_full'],
})

export const editSynonyms = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/synonyms/edit',
  access: 'products.edit',
  tag,
  summary: 'Changes a group',
  query: ofGroup,
  body: strict({ version: seenVersion, ...fields }),
  response: synonymRecord,
  errors: ['not_found', 'edit_conflict'],
})

export const removeSynonyms = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/synonyms/remove',
  access: 'products.edit',
  tag,
  summary: 'Removes a group: each of its words finds only what names it',
  query: ofGroup,
  body: noBody,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
})
