/**
 * The SMS of a one-time code. Its last line is the one that browsers read to fill the code in, and only on
 * the named host (WICG "Origin-bound one-time codes delivered via SMS").
 */
export const otpText = (shopTitle: string, code: string, publicOrigin: string): string =>
  `${shopTitle}\nکد تایید شما: ${code}\nاین کد را به کسی ندهید.\n\n@${new URL(publicOrigin).hostname} #${code}`
