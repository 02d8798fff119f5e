/** In which order a list can come. */
export const listSorts = ['newest', 'bestselling', 'cheapest', 'expensive', 'discount', 'rating'] as const
export const searchSorts = ['relevance', ...listSorts] as const
