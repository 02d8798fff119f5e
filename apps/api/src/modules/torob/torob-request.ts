import { z } from 'zod'

const list = z.array(z.string().max(1_500)).min(1).max(100)
const pageNumber = z.int().min(1).max(100_000)

/** The forms of a request of Torob's Product API v3; they exclude each other and nothing has a default. */
const requests = z.union([
  z.strictObject({ page_urls: list }),
  z.strictObject({ page_uniques: list }),
  z.strictObject({ page: pageNumber, sort: z.enum(['date_added_desc', 'date_updated_desc']) }),
  z.strictObject({ sort: z.literal('product_id_desc'), cursor: z.string().min(1).max(200).optional() }),
])
export type TorobRequest = z.infer<typeof requests>

export const parseTorobRequest = (body: unknown): TorobRequest | null => {
  const result = requests.safeParse(body)
  return result.success ? result.data : null
}

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((given) => [given].flat())
/** The same in a query, where everything is text. */
const query = z.looseObject({
  page: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .optional(),
  page_urls: oneOrMore.optional(),
  page_uniques: oneOrMore.optional(),
})

export const parseTorobQuery = (text: unknown): TorobRequest | null => {
  const result = query.safeParse(text)
  return result.success ? parseTorobRequest(result.data) : null
}
