/** The demo customer's phone and password; `npm start` prints them. Apart from the shop's data, which is large. */
export const demoSignIn = { phone: '09120000000', password: 'Hojreh1404' } as const
