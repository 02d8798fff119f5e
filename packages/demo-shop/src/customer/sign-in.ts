/** What the demo customer signs in with; `npm start` tells it. Apart from the shop's data, which is large. */
export const demoSignIn = { phone: '09120000000', password: 'Hojreh1404' } as const
