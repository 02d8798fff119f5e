export const SANDBOX_PATH = '/api/sandbox-gateway'
/** The one merchant of the sandbox: the shop itself. */
export const SANDBOX_MERCHANT_ID = '5a4db0c5-0000-4000-8000-000000000001'
