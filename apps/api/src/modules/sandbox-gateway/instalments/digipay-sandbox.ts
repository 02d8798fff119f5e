import { INSTALMENTS_SANDBOX_PATH } from './instalments-sandbox.ts'

/** Before the paths of Digipay's own API. */
export const DIGIPAY_SANDBOX_PATH = `${INSTALMENTS_SANDBOX_PATH}/upg`
/** Of a purchase in instalments, as the browser brings it back. */
export const DIGIPAY_TYPE = '13'
