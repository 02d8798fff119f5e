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
    /** One of several links, of which `aria-current` marks the chosen one. */
    option: true
    /** An option that cannot be had now. */
    optionOut: true
  }
}

declare module '@mui/material/Skeleton' {
  interface SkeletonPropsVariantOverrides {
    line: true
    half: true
    title: true
    price: true
    button: true
    /** A field with its label. */
    field: true
    block: true
    /** An order's way in five steps. */
    steps: true
    hero: true
    /** As tall as what it stands in. */
    fill: true
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    /** A text on a light ground of its colour. */
    soft: true
    /** One of several links; `aria-current` marks the chosen one. */
    choice: true
  }
}

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    /** Floats over the page, with an edge in the colour of its severity. */
    toast: true
    /** A box with actions beside its words. */
    notice: true
    /** A bold line in the colour of its severity. */
    problem: true
    outlined: false
  }
}
