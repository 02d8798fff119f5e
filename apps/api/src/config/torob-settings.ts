import { z } from 'zod'

/** The key with which Torob signs for every shop, as its token guide publishes it (github.com/torob/Torob-Sync). */
export const PUBLISHED_TOROB_KEY = 'MCowBQYDK2VwAyEAt6Mu4T0pBORY11W+QeM35UsmLO3vsf+6yKpFDEImFk0='

export const torobSettings = {
  TOROB_PUBLIC_KEY: z
    .string()
    .default(PUBLISHED_TOROB_KEY)
    .describe('Ed25519 key by which Torob signs its requests, PEM or base64; off closes the endpoint'),
}
