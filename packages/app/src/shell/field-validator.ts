import type { z } from 'zod'

/** A form field's validator from a schema of the contract: the schema's message, or undefined when valid. */
export const validatorOf =
  (schema: z.ZodType) =>
  (value: unknown): string | undefined => {
    const result = schema.safeParse(value ?? '')
    return result.success ? undefined : result.error.issues[0]?.message
  }
