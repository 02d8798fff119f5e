import { SANDBOX_PATH } from '../sandbox-path.ts'

export const INSTALMENTS_SANDBOX_PATH = `${SANDBOX_PATH}/instalments`
export const INSTALMENTS_PAGE_PATH = `${INSTALMENTS_SANDBOX_PATH}/pay`

/** The one merchant of the sandbox: the shop itself. */
export const instalmentsSandboxLogin = {
  clientId: 'sandbox',
  clientSecret: 'sandbox',
  username: 'sandbox',
  password: 'sandbox',
} as const

/** Which sums are taken, in rial: as SnappPay's own trial does. */
export const ELIGIBLE_FROM = 400_000
export const ELIGIBLE_TO = 500_000_000
