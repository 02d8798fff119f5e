import { buyingScreens } from './buying-screens.ts'
import { customerScreens } from './customer-screens.ts'
import { publicScreens } from './public-screens.ts'
import type { Screen } from './screen.types.ts'
import { signInScreens } from './sign-in-screens.ts'

/** The table as a person looks through it. */
export const sections: readonly { title: string; screens: readonly Screen[] }[] = [
  { title: 'What anybody sees', screens: publicScreens },
  { title: 'Signing in', screens: signInScreens },
  { title: 'From the cart to the bank and back', screens: buyingScreens },
  { title: "The customer's own pages", screens: customerScreens },
]

/** Every screen in every state. */
export const screens: readonly Screen[] = sections.flatMap((section) => section.screens)
