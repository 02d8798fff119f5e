import { z } from 'zod'

const list = z.array(z.string().max(1_500)).min(1).max(100)

/** The forms of a request of Torob's Product API v3; they exclude each other and nothing has a default. */
const requests = z.union([
  z.strictObject({ page_urls: list }),
  z.strictObject({ page_uniques: list }),
  z.strictObject({ page: z.int().min(1).max(100_000), sort: z.literal('date_added_desc') }),
  z.strictObject({ sort: z.literal('product_id_desc'), cursor: z.string().min(1).max(200).optional() }),
])
export type TorobRequest = z.infer<typeof requests>

export const parseTorobRequest = (body: unknown): TorobRequest | null => {
  const result = requests.safeParse(body)
  return result.success ? result.data : null
}
