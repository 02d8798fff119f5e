/** Gateways that send money back on request. It is never transferred by hand, or the instalments would go on. */
const selfRefunding: ReadonlySet<string> = new Set([
  ...['snapppay', 'digipay', 'sandbox-instalments', 'sandbox-digipay'],
])

export const sendsBack = (gateway: string): boolean => selfRefunding.has(gateway)
