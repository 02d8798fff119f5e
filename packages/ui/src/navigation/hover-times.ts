/** A pointer that only passes opens nothing; one that slips off for a moment closes nothing (WCAG 1.4.13). */
export const OPEN_MS = 150
export const CLOSE_MS = 250
