import type { DemoCustomer } from '../types.ts'
import { orders } from './orders.ts'
import { demoSignIn } from './sign-in.ts'

/** A customer whose profile has content on every page. The phone number belongs to no real person. */
export const customer: DemoCustomer = {
  ...demoSignIn,
  firstName: 'مریم',
  lastName: 'رضایی',
  email: 'maryam@example.com',
  addresses: [
    {
      title: 'خانه',
      receiverName: 'مریم رضایی',
      province: 'تهران',
      city: 'تهران',
      street: 'خیابان ولیعصر، بالاتر از میدان ونک، کوچه‌ی بهار',
      plaque: '12',
      unit: '3',
      postalCode: '1969713811',
    },
    {
      title: 'محل کار',
      receiverName: 'مریم رضایی',
      province: 'تهران',
      city: 'تهران',
      street: 'خیابان انقلاب، روبه‌روی دانشگاه، ساختمان فروزان',
      plaque: '245',
      unit: '8',
      postalCode: '1314754711',
    },
    {
      title: 'خانه‌ی مادر',
      receiverName: 'پروین صادقی',
      province: 'اصفهان',
      city: 'اصفهان',
      street: 'خیابان چهارباغ بالا، کوچه‌ی سرو',
      plaque: '7',
      unit: '',
      postalCode: '8163815411',
    },
  ],
  orders,
  favoriteSlugs: [
    'gabbeh-khodrang',
    'aviz-firuzeh-shamseh-firuzeh',
    'tong-firuzei-lalejin-lajevardi',
    'jabeh-khatam-javaher-bozorg',
    'set-aghaz-khoshnevisi',
    'golab-doatasheh-ghamsar-1l',
  ],
  waitingComments: [
    {
      productSlug: 'zaferan-negin-qaenat-mesghal',
      authorName: 'مریم رضایی',
      rating: 5,
      text: 'برای مادرم فرستادم. همان شب زنگ زد که عطرش خانه را برداشته است.',
      createdDaysAgo: 0,
      isBuyer: true,
      reply: null,
    },
  ],
}
