/** Rules that are new in WCAG 2.2: axe checks them only where they are enabled. */
export const sizesToPress = { 'target-size': { enabled: true } }
