import type { PanelData } from '@hojreh/contract'

/** First and last name, or '' while the customer has told none. */
export const fullNameOf = ({ firstName, lastName }: PanelData): string => `${firstName} ${lastName}`.trim()
