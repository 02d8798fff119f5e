import { readShopState } from '../../modules/content/shop-state.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { closeShop, openShop } from '../../workflows/settings/open-shop.ts'
import { openingStepsOf } from '../../workflows/settings/opening-steps.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

export const registerOpening = (
  register: RegisterAdminEndpoint,
  { database: { db }, config }: Dependencies,
): void => {
  const read = async () => ({ state: await readShopState(db), ...(await openingStepsOf(db, config)) })
  register('listOpeningSteps', async () => (await openingStepsOf(db, config)).missing)
  register('getShopOpening', read)
  register('openShop', async ({ desk }) => {
    await openShop(desk)
    return read()
  })
  register('closeShop', async ({ desk }) => {
    await closeShop(desk)
    return read()
  })
}
