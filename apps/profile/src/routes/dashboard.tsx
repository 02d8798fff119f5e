export { Dashboard as Component } from '../features/dashboard/dashboard.tsx'
