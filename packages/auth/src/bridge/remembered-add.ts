import { z } from 'zod'
import { createBaton } from './baton.ts'

const rememberedAdd = z.object({ productId: z.string(), count: z.int().positive() })
export type RememberedAdd = z.infer<typeof rememberedAdd>

/** Long enough to wait for an SMS, ask for a second one and change one's mind about the phone number. */
const LIFE_MS = 15 * 60_000

/** The product that a visitor wanted to add before signing in; also when login happens on `/auth` in another app. */
export const rememberedAddBaton = createBaton('hojreh-add', rememberedAdd, LIFE_MS)
