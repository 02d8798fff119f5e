import type { ColorName } from './tokens.ts'

// The shop's own colours beside MUI's roles: `theme.vars.palette.saffronSoft`.
type ShopColors = Record<ColorName, string>

declare module '@mui/material/styles' {
  interface Palette extends ShopColors {}
  interface PaletteOptions extends Partial<ShopColors> {}
  // Variables instead of colours: MUI's types know their names only with this.
  interface CssThemeVariables {
    enabled: true
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Reads as a link, and changes something on the page, not the page. */
    link: true
  }
}
