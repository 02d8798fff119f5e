import { buyingScreens } from './buying-screens.ts'
import { customerScreens } from './customer-screens.ts'
import { publicScreens } from './public-screens.ts'
import type { Screen } from './screen.types.ts'
import { signInScreens } from './sign-in-screens.ts'

/** Every screen in every state. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...signInScreens,
  ...buyingScreens,
  ...customerScreens,
]
