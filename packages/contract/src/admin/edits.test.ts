import { expect, test } from 'vitest'
import { z } from '../z.ts'
import { type AdminEndpointName, adminEndpoints } from './admin-endpoints.ts'

const reasons = {
  reads: 'writes to the books alone',
  adds: 'adds something beside what is there, and changes nothing that somebody wrote',
  moves: 'an act whose workflow locks the record and refuses it when it is not as it has to be any more',
  saw: 'says of each thing that it changes what it saw of it, or names the things',
  whole: 'sets one value that no part of can be lost: the later one counts, and the books have both',
} as const

/** Calls that write typed values to an existing record without the version that the member saw, each with a reason. */
const without: Partial<Record<AdminEndpointName, keyof typeof reasons>> = {
  exportOrders: 'reads',
  askExport: 'reads',
  addOrderNote: 'adds',
  addCustomerNote: 'adds',
  addVariants: 'saw',
  addOffer: 'moves',
  shipOrder: 'saw',
  setTrackingCode: 'whole',
  acceptCardReport: 'moves',
  takeReturn: 'moves',
  receiveDifference: 'moves',
  refuseReturn: 'moves',
  prepareRefund: 'moves',
  finishRefund: 'moves',
  answerContactMessage: 'moves',
  replyComment: 'saw',
  answerQuestion: 'saw',
  setStaffRole: 'whole',
  orderShippingRules: 'whole',
  removeCategory: 'moves',
  blockCustomer: 'moves',
  renameCustomerGroup: 'whole',
  putIntoGroup: 'adds',
  takeOutOfGroup: 'moves',
  editPriceGrid: 'saw',
  editProductPictures: 'saw',
  cropProductPicture: 'saw',
  moveStock: 'saw',
  renameOption: 'saw',
  publishArticle: 'moves',
}

const fieldsOf = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/** Whether a call edits a record: its query names the record, or the name of the call says so. */
const isEdit = (name: AdminEndpointName): boolean => {
  const { method, access, query, body } = adminEndpoints[name]
  if (method !== 'POST' || access === 'visitor' || access === 'member') return false
  return (
    fieldsOf(body).length > 0 && (fieldsOf(query).length > 0 || /^(edit|write|order|change)[A-Z]/.test(name))
  )
}
const edits = (Object.keys(adminEndpoints) as AdminEndpointName[]).filter(isEdit)
const hasVersion = (name: AdminEndpointName) => fieldsOf(adminEndpoints[name].body).includes('version')

test('every edit of the desk says which version it saw, or there is a reason why not', () => {
  expect(edits.filter((name) => !hasVersion(name) && without[name] === undefined)).toEqual([])
  expect(Object.keys(without).filter((name) => hasVersion(name as AdminEndpointName))).toEqual([])
  expect(Object.keys(without).filter((name) => !edits.includes(name as AdminEndpointName))).toEqual([])
})

test('every edit that says its version can be refused as the second of two', () => {
  const deaf = edits.filter(
    (name) =>
      hasVersion(name) && !(adminEndpoints[name].errors as readonly string[]).includes('edit_conflict'),
  )
  expect(deaf).toEqual([])
})
