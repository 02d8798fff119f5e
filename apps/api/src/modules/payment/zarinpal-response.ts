import { z } from 'zod'

/**
 * Zarinpal v4 answers `{ data, errors }`: `errors` is an empty array on success and an object on failure,
 * `data` is then an empty array or object; the HTTP status says little (its documentation, "errorList").
 */
const envelope = z.object({
  data: z.union([z.array(z.unknown()), z.looseObject({ code: z.coerce.number().optional() })]).nullish(),
  errors: z
    .union([
      z.array(z.unknown()),
      z.looseObject({ code: z.coerce.number().optional(), message: z.string().optional() }),
    ])
    .nullish(),
})

export interface ZarinpalResponse {
  /** Null when the response has none. */
  code: number | null
  message: string
  data: Record<string, unknown>
}

const asObject = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

export const zarinpalResponse = envelope.transform((response): ZarinpalResponse => {
  const data = asObject(response.data)
  const errors = asObject(response.errors)
  const code = errors.code ?? data.code
  return {
    code: typeof code === 'number' ? code : null,
    message: String(errors.message ?? data.message ?? ''),
    data,
  }
})
