// React DOM runs when something first imports it, and for long: here that is the file of the libraries, whose task is
// short, and not the kit, whose task is the longest of a start.
export { createRoot, hydrateRoot } from 'react-dom/client'
