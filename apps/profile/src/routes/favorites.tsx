export { Favorites as Component } from '../features/favorites/favorites.tsx'
