import { examineShop } from '../../doctor/examine.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import type { RegisterAdminCall } from '../register-admin-call.ts'
import { makeTroubles } from './troubles.ts'

export const registerTroubles = (register: RegisterAdminCall, { config, clock }: Dependencies): void =>
  register(
    'listTroubles',
    makeTroubles(() => examineShop(config), clock),
  )
