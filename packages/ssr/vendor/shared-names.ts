// An entry of every build that no page loads: the names that any app takes from the vendor libraries. With it the
// vendor chunk is the same file, byte by byte, in all apps, and the second app that a visitor opens has it already.
// A journey (apps/e2e, offline.test.ts) fails when a name is missing.
export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'

export const allOfUi = () => import('./all-of-ui.ts')
