import { cacheNames } from './cache-rules.ts'

const digest = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** This browser forgets the cart: the customer left, or their session is over. */
export const forgetCart = async (): Promise<void> => {
  await caches.delete(cacheNames.cart)
}

/** Keeps a cart under its customer's session, so that the next customer of this browser never sees it; no token is kept. */
export const cartPlugin = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }): Promise<string> =>
    `${request.url}?session=${await digest(request.headers.get('authorization') ?? '')}`,
  fetchDidSucceed: async ({ response }: { response: Response }): Promise<Response> => {
    if (response.status === 401) await forgetCart()
    return response
  },
}
