export const giftMessages = {
  legend: 'هدیه',
  isGift: 'این سفارش هدیه است',
  card: 'متن کارت هدیه (اختیاری، تا ۲۰۰ حرف)',
  cardPlaceholder: 'مثلا: یلدا مبارک! با مهر، سارا',
  hidesPrices: 'فاکتور و قیمت در بسته گذاشته نشود',
  noInvoice: 'بدون فاکتور و قیمت در بسته',
  otherReceiver: 'گیرنده کس دیگری است',
} as const
