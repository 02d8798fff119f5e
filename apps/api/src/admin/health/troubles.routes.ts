import { examineShop } from '../../doctor/examine.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'
import { makeTroubles } from './troubles.ts'

export const registerTroubles = (register: RegisterAdminEndpoint, { config, clock }: Dependencies): void =>
  register(
    'listTroubles',
    makeTroubles(() => examineShop(config), clock),
  )
