export { loadSearch as load } from '../features/catalog/load-list.ts'
export { SearchResults as Component } from '../features/catalog/search-results.tsx'
