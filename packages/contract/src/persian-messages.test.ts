import { expect, test } from 'vitest'
import { z } from 'zod'
import { adminEndpoints } from './admin/admin-endpoints.ts'
import { endpoints } from './endpoints.ts'

const texts = [
  '',
  ' ',
  'x',
  '-1',
  '1.5',
  'a\u0000b',
  '9'.repeat(400),
  'x'.repeat(50_000),
  'الف '.repeat(20_000),
]
const bad: readonly unknown[] = [
  ...texts,
  ...[0, -1, 1.5, 1e21, Number.NaN, true, false, null, undefined, {}, [], [null], Array(3_000).fill('x')],
]

/** Returns what a client may send as a value: wrong values, and right ones with something wrong inside. */
const inputsFor = (schema: unknown): readonly unknown[] => {
  if (schema instanceof z.ZodObject) {
    const inside = Object.entries(schema.shape).flatMap(([field, child]) =>
      inputsFor(child).map((value) => ({ [field]: value })),
    )
    return [...bad, { nobodyAsked: '1' }, ...inside]
  }
  if (schema instanceof z.ZodArray) return [...bad, ...inputsFor(schema.element).map((value) => [value])]
  if (schema instanceof z.ZodUnion) return [...bad, ...schema.options.flatMap(inputsFor)]
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inputsFor(schema.unwrap())
  if (schema instanceof z.ZodPipe) return inputsFor(schema.in)
  return bad
}

// «reCAPTCHA» is a name; nothing else that users read is in Latin letters.
const isPersian = (message: string) =>
  /[آ-ی]{3}/.test(message) && !/[a-z]/i.test(message.replace('reCAPTCHA', ''))

test.each([...Object.entries(endpoints), ...Object.entries(adminEndpoints)])(
  '%s says in Persian whatever is wrong with its query or body',
  { tags: ['§D5.24'] },
  (_name, call) => {
    const foreign = [call.query, call.body].flatMap((schema) =>
      inputsFor(schema).flatMap((input) => {
        const { error } = schema.safeParse(input)
        return error?.issues.filter(({ message }) => !isPersian(message)) ?? []
      }),
    )
    expect(foreign.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([])
  },
)
