import Cookies from 'js-cookie'

/** Attribute on `<html>` that chooses the scheme: `light` or `dark`. */
export const colorSchemeAttribute = 'data-scheme'
/** Cookie that remembers the choice (`light`, `dark` or `system`); a cookie, so that subdomains share it. */
export const colorModeCookie = 'hojreh-mode'

export type ColorMode = 'light' | 'dark' | 'system'

/**
 * Text of the script file to load in `<head>` before anything paints: it sets the attribute from the cookie,
 * or from the system's wish, so that no page flashes. Serve it as a file: the page's CSP allows no inline script.
 */
export const colorModeScript = `(function(){var m=/(?:^|; )${colorModeCookie}=(light|dark)/.exec(document.cookie);var s=m?m[1]:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.setAttribute('${colorSchemeAttribute}',s)})()\n`

const YEAR_IN_DAYS = 365

/** The mode that the cookie remembers. Browser only. */
export const readColorMode = (): ColorMode => {
  const mode = Cookies.get(colorModeCookie)
  return mode === 'light' || mode === 'dark' ? mode : 'system'
}

/**
 * Remembers the mode for the next page.
 * @param domain parent domain for the cookie when the apps live on subdomains
 */
export const rememberColorMode = (mode: ColorMode, domain?: string): void => {
  Cookies.set(colorModeCookie, mode, { expires: YEAR_IN_DAYS, sameSite: 'lax', ...(domain && { domain }) })
}
