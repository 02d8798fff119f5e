import type { Device, EditableUser } from '@hojreh/contract'

export const editableUser: EditableUser = {
  phone: '09121234567',
  firstName: 'مریم',
  lastName: 'راد',
  email: '',
  inviteCode: '12345',
  hasPassword: true,
  needsCurrentPassword: true,
}

export const device = (number: number, changes: Partial<Device> = {}): Device => ({
  id: `session-000${number}`,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  ip: '5.160.0.1',
  createdAt: '2026-11-01T10:00:00Z',
  lastSeenAt: '2026-11-10T10:00:00Z',
  isCurrent: false,
  ...changes,
})
