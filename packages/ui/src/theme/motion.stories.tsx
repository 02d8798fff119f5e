import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../elements/actions/button.tsx'
import { Skeleton } from '../elements/skeletons.tsx'

const meta = { title: 'Foundations/Motion' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const moving = (
  <>
    <Skeleton variant="title" data-testid="breathes" />
    <Button>با اشاره رنگ می‌گیرد</Button>
  </>
)

/** Short, and only to explain where something went. */
export const Moving: Story = {
  render: () => moving,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('breathes')).animationDuration).toBe('1.6s')
    await expect(getComputedStyle(canvas.getByRole('button')).transitionDuration).toContain('0.15s')
  },
}

const rulesForLessMotion = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => rule.media.mediaText.includes('prefers-reduced-motion: reduce'))

/** Their rules hold here whatever the device wishes. */
export const StillForWhoPrefersIt: Story = {
  render: () => moving,
  play: async ({ canvas }) => {
    const rules = rulesForLessMotion()
    const wishes = rules.map((rule) => rule.media.mediaText)
    for (const rule of rules) rule.media.mediaText = 'all'
    const breath = getComputedStyle(canvas.getByTestId('breathes'))
    const told = [breath.animationDuration, breath.animationIterationCount]
    const { transitionDuration } = getComputedStyle(canvas.getByRole('button'))
    for (const [index, rule] of rules.entries()) rule.media.mediaText = wishes[index] ?? ''
    await expect([...told, transitionDuration]).toEqual(['0.001s', '1', '0.001s'])
  },
}
