// What one app or another takes from the vendor libraries, beyond what our packages take. No page loads this file:
// with it as an entry of every build the vendor chunk is the same file, byte by byte, in all apps, and the second app
// that somebody visits has it already. A journey (apps/e2e, offline.test.ts) fails when a name is missing.
export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
