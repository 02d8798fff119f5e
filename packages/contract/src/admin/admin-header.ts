/** The header that every POST to the back office carries: no form and no simple request of another page can. */
export const ADMIN_HEADER = 'x-hojreh-admin'
