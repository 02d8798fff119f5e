/**
 * What a check found in the open story, for the test to fail with after Storybook is done with the story: thrown inside
 * of Storybook it would leave its style that stops all motion in the frame, for every story after it.
 */
export const findings: string[] = []
