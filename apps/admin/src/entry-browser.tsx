import { startAdmin } from './layout/start-admin.tsx'

startAdmin()
