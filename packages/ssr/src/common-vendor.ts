// What one app or another takes from the libraries that all are built on, beyond what this package takes. No page
// loads this file: naming them all in every build makes the file of these libraries the same, byte by byte, and so
// the second app that somebody visits has it already. A journey (apps/e2e, offline.test.ts) fails when a name is missing.
export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
