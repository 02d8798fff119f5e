import { startAdmin } from './frame/start-admin.tsx'

startAdmin()
