import type { Role } from '@hojreh/contract/admin'

export const staffTexts = {
  headings: ['تلفن', 'نام', 'نقش', 'وضعیت', 'نشست‌ها'],
  none: 'هنوز کسی نیست · nobody yet: staff invite --owner --phone 09… --name …',
  roles: {
    owner: 'مالک',
    manager: 'مدیر',
    orders: 'سفارش‌ها',
    support: 'پشتیبانی',
    catalogue: 'کالاها',
    writer: 'نویسنده',
    accountant: 'حسابدار',
    own: 'ویژه',
  } satisfies Record<Role, string>,
  states: { active: 'فعال · active', invited: 'دعوت‌شده · invited' },
  badPhone: 'شماره موبایل درست نیست · not a mobile number',
  roleNeeded: 'نقش را با --role یا --owner بگویید · say --role or --owner',
  unknown: (phone: string) => `همکاری با این شماره نیست · nobody on the staff has ${phone}`,
  lastOwner: 'فروشگاه دست‌کم یک مالک می‌خواهد · the shop needs an owner; invite another one first',
  invited: (code: string, until: string) =>
    `کد دعوت: ${code}\nتا ${until} کار می‌کند؛ آن را جز با پیامک به خودش برسانید. با همین شماره در پیشخوان وارد شود.\nInvitation code: ${code} – hand it over by another way than SMS; they sign in to the back office with that phone.`,
  ended: 'عضویت پایان یافت · ended, and every session with it',
} as const
