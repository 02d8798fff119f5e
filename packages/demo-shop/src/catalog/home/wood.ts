import type { Design } from '../design.ts'

export const wood: Design[] = [
  {
    slug: 'ghashogh-chubi-set',
    sku: 'CHB-201',
    title: 'ست پنج قاشق چوبی',
    brand: 'چوب‌تراشی نوروزی',
    category: 'woodware',
    price: 4_900_000,
    onHand: 29,
    weightGrams: 340,
    attributes: { چوب: 'گردو', تعداد: '۵', پرداخت: 'روغن بزرک و موم' },
    story: [
      'قاشق چوبی ظرف تفلون و قلع را خط نمی‌اندازد و داغ نمی‌شود. این پنج تا از یک تخته بریده شده‌اند و رگه‌هایشان با هم خویشاوند است.',
      'دسته‌ها را با مغار تراشیده‌اند؛ هنوز جای تیغ زیر انگشت حس می‌شود. سالی دو بار کمی روغن بزرک بمالید.',
    ],
    points: ['چوب خشک دوساله', 'بدون لاک صنعتی', 'ملاقه، کفگیر، قاشق و هم‌زن', 'شست‌وشوی دستی'],
    ground: 'earth',
    subject: 'ست قاشق چوبی',
    options: [
      { slug: 'gerdu', values: { چوب: 'گردو' }, onHand: 29 },
      {
        slug: 'afra',
        values: { چوب: 'افرا' },
        price: 4_200_000,
        ground: 'cream',
        onHand: 18,
      },
    ],
  },
  {
    slug: 'kafgir-chubi-tut',
    sku: 'CHB-202',
    title: 'کفگیر و ملاقه‌ی چوب توت',
    brand: 'چوب‌تراشی نوروزی',
    category: 'woodware',
    price: 2_300_000,
    listPrice: 2_650_000,
    offerEndsInDays: 5,
    onHand: 35,
    weightGrams: 180,
    attributes: { چوب: 'توت', تعداد: '۲', پرداخت: 'روغن گردو' },
    story: [
      'توت همان چوبی است که تار و کمانچه را از آن می‌سازند؛ سبک، سخت و خوش‌صدا. در آشپزخانه هم آب نمی‌مکد و کپک نمی‌زند.',
      'لبه‌ی کفگیر پخ است تا ته دیگ را خوب بتراشد.',
    ],
    points: ['چوب توت کهن‌سال', 'لبه‌ی پخ', 'سوراخ آویز', 'بدون چسب و درز'],
    ground: 'saffron',
    subject: 'کفگیر و ملاقه‌ی چوبی',
  },
]
