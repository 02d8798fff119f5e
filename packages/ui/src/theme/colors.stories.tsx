import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrast } from './contrast.ts'
import { theme } from './theme.ts'
import { boundaryPairs, type ColorName, type ColorScheme, colors, textPairs } from './tokens.ts'
import { color, corner } from './vars.ts'

const Swatches = styled.ul(
  css({
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
    fontSize: '0.8125rem',
    lineHeight: 1.6,
    '& small': { display: 'block', color: color.inkSoft },
  }),
)
const Swatch = ({ fill }: { fill: string }) => (
  <svg width="100%" height="56" aria-hidden="true">
    <rect width="100%" height="100%" rx={corner.small} fill={fill} stroke={color.line} />
  </svg>
)
const Pair = styled.li<{ text: ColorName; ground: ColorName }>(({ text, ground }) => ({
  padding: 12,
  border: `1px solid ${color.line}`,
  borderRadius: corner.card,
  backgroundColor: color[ground],
  color: color[text],
  '& small': { color: 'inherit' },
}))

const meta = { title: 'Foundations/Colours' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const schemeOf = (globals: Record<string, unknown>) => (globals.scheme === 'dark' ? 'dark' : 'light')
const ratio = (scheme: ColorScheme, one: ColorName, other: ColorName) =>
  `${contrast(colors[scheme][one], colors[scheme][other]).toFixed(1)} : 1`

const roles = ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const
const shades = ['main', 'dark', 'light', 'contrastText'] as const

/** MUI's names for the shop's colours: `theme.vars.palette.primary.main`. */
export const Roles: Story = {
  render: () => (
    <Swatches dir="ltr">
      {roles.flatMap((role) =>
        shades.map((shade) => (
          <li key={`${role}.${shade}`}>
            <Swatch fill={theme.vars.palette[role][shade]} />
            {role}
            <small>{shade}</small>
          </li>
        )),
      )}
    </Swatches>
  ),
}

/** The shop's own colours, of the scheme that the toolbar has. */
export const Tokens: Story = {
  render: (_, { globals }) => (
    <Swatches dir="ltr">
      {(Object.keys(colors.light) as ColorName[]).map((name) => (
        <li key={name}>
          <Swatch fill={theme.vars.palette[name]} />
          {name}
          <small>{colors[schemeOf(globals)][name]}</small>
        </li>
      ))}
    </Swatches>
  ),
}

/** Every text on every ground that it may stand on: at least 4.5 : 1, which a test holds. */
export const TextPairs: Story = {
  render: (_, { globals }) => (
    <Swatches dir="ltr">
      {textPairs.map(([text, ground]) => (
        <Pair key={`${text}-${ground}`} text={text} ground={ground}>
          {text}
          <small>on {ground}</small>
          <small>{ratio(schemeOf(globals), text, ground)}</small>
        </Pair>
      ))}
    </Swatches>
  ),
}

const Edged = styled.li<{ edge: ColorName; ground: ColorName }>(({ edge, ground }) => ({
  padding: 12,
  border: `2px solid ${color[edge]}`,
  borderRadius: corner.card,
  backgroundColor: color[ground],
}))

/** Edges of what a person operates: at least 3 : 1. */
export const EdgesOfControls: Story = {
  render: (_, { globals }) => (
    <Swatches dir="ltr">
      {boundaryPairs.map(([edge, ground]) => (
        <Edged key={`${edge}-${ground}`} edge={edge} ground={ground}>
          {edge}
          <small>on {ground}</small>
          <small>{ratio(schemeOf(globals), edge, ground)}</small>
        </Edged>
      ))}
    </Swatches>
  ),
}
