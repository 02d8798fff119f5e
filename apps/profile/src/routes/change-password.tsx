export { ChangePassword as Component } from '../features/password/change-password.tsx'
