/**
 * Problems that the checks found in the current story. The test fails with them after Storybook has finished the story:
 * an error thrown inside of Storybook's `afterEach` leaves its style that stops animations in the frame of later stories.
 */
export const findings: string[] = []
