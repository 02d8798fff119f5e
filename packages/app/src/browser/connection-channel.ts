/** Between the service worker and the pages: `{ isLost }` from the worker, anything from a page asks for it. */
export const connectionChannel = 'hojreh-connection'
