import { describe, expect, test } from 'vitest'
import { type ApiDocument, breakingChanges, type Schema } from './breaking-changes.ts'
import { currentContract, releasedContract } from './released.ts'

const documentOf = (parts: {
  body?: Schema
  answer?: Schema
  query?: Schema
  isQueryRequired?: boolean
}): ApiDocument => ({
  info: { version: '1.0.0' },
  paths: {
    '/api/x': {
      post: {
        ...(parts.query && {
          parameters: [{ name: 'q', required: parts.isQueryRequired ?? false, schema: parts.query }],
        }),
        requestBody: { content: { 'application/json': { schema: parts.body ?? {} } } },
        responses: { 200: { content: { 'application/json': { schema: parts.answer ?? {} } } } },
      },
    },
  },
  components: { schemas: {} },
})
const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
})
const text: Schema = { type: 'string' }
const number: Schema = { type: 'integer' }

describe('an app of yesterday does not survive', () => {
  test.each<[string, Parameters<typeof documentOf>[0], Parameters<typeof documentOf>[0], RegExp]>([
    [
      'a field that answers no longer hold',
      { answer: object({ a: text }) },
      { answer: object({}) },
      /answer\.a is gone/,
    ],
    [
      'a field that may be missing',
      { answer: object({ a: text }) },
      { answer: object({ a: text }, []) },
      /may now be missing/,
    ],
    [
      'a field of another type',
      { answer: object({ a: text }) },
      { answer: object({ a: number }) },
      /was string, is integer/,
    ],
    [
      'a field that may be null',
      { answer: object({ a: text }) },
      { answer: object({ a: { anyOf: [text, { type: 'null' }] } }) },
      /may now be one/,
    ],
    [
      'a state that it does not know',
      { answer: { enum: ['a'] } },
      { answer: { enum: ['a', 'b'] } },
      /may now be b/,
    ],
    [
      'a field that it does not send',
      { body: object({}) },
      { body: object({ a: text }) },
      /body\.a must now be given/,
    ],
    [
      'a field that is refused as unknown',
      { body: object({ a: text }, []) },
      { body: object({}) },
      /body\.a is gone/,
    ],
    [
      'a value that is no longer taken',
      { body: { enum: ['a', 'b'] } },
      { body: { enum: ['a'] } },
      /no longer takes b/,
    ],
    [
      'a shorter limit',
      { body: { ...text, maxLength: 9 } },
      { body: { ...text, maxLength: 5 } },
      /tighter maxLength/,
    ],
    [
      'a query that must be there',
      { query: text },
      { query: text, isQueryRequired: true },
      /\?q must now be given/,
    ],
  ])('%s', (_title, before, after, sentence) => {
    const changes = breakingChanges(documentOf(before), documentOf(after))
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatch(sentence)
  })

  test('a call that is gone', () => {
    const before = documentOf({})
    expect(breakingChanges(before, { ...before, paths: {} })).toEqual(['POST /api/x is gone'])
  })
})

test.each<[string, Parameters<typeof documentOf>[0], Parameters<typeof documentOf>[0]]>([
  ['a new field of an answer', { answer: object({}) }, { answer: object({ a: text }) }],
  ['a new field that may be sent', { body: object({}) }, { body: object({ a: text }, []) }],
  ['a longer limit', { body: { ...text, maxLength: 5 } }, { body: { ...text, maxLength: 9 } }],
  ['a new query', {}, { query: text }],
])('an app of yesterday does not notice %s', (_title, before, after) => {
  expect(breakingChanges(documentOf(before), documentOf(after))).toEqual([])
})

const firstNumber = ({ info }: ApiDocument) => Number(info.version.split('.')[0])

test('the apps of the last release go on with this api, or the first number of its version has stepped up', () => {
  const released = releasedContract()
  if (!released) throw new Error('No release is stored: npm run contract:release')
  const current = currentContract()
  const changes = firstNumber(current) > firstNumber(released) ? [] : breakingChanges(released, current)
  expect(changes).toEqual([])
})

test('a contract is no breaking change of itself', () => {
  expect(breakingChanges(currentContract(), currentContract())).toEqual([])
})
