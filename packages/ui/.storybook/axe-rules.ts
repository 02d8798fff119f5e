/** New in WCAG 2.2: axe looks at them only where somebody asks for it. */
export const sizesToPress = { 'target-size': { enabled: true } }
