/** For arrows drawn for right-to-left: turns them around on a left-to-right page. */
export const mirrorStyles = { '[dir="ltr"] &': { transform: 'scaleX(-1)' } } as const
