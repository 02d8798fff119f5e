import { fallbackMessage } from '@hojreh/contract'
import type { z } from 'zod'

/**
 * A form field's validator from a schema of the contract: the schema's message, or undefined when valid.
 *
 * @param field its name, for a rule of the schema that has no message of its own
 */
export const validatorOf =
  (schema: z.ZodType, field?: string) =>
  (value: unknown): string | undefined => {
    const result = schema.safeParse(value ?? '', { error: () => fallbackMessage(field) })
    return result.success ? undefined : result.error.issues[0]?.message
  }

/** The validators of all fields of a shape, such as a call's body, by their names. */
export const validatorsOf = <Field extends string>(shape: Record<Field, z.ZodType>) => {
  const rules = Object.entries<z.ZodType>(shape).map(([field, schema]) => [field, validatorOf(schema, field)])
  return Object.fromEntries(rules) as Record<Field, ReturnType<typeof validatorOf>>
}
