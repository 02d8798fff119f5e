// npm run contract:release
import { storeContract } from './released.ts'

storeContract()
