export { Home as Component } from '../features/home/home.tsx'
export { loadHome as load } from '../features/home/load-home.ts'
