import { keyOfFile } from './cache-rules.ts'

/** Keeps a built file once for all apps. */
export const filePlugin = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }): Promise<string> => keyOfFile(request.url),
  // Without the address that it first came from: what a script imports stands beside the address it was asked for.
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response | undefined }) =>
    cachedResponse && new Response(cachedResponse.body, cachedResponse),
}
