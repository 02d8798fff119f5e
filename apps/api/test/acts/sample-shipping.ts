/** A way of sending that is right in form. */
export const sampleShipping = {
  title: 'باربری',
  description: 'تحویل در پایانه، ۲ تا ۴ روز کاری',
  areas: [
    { province: 'یزد', cities: [] },
    { province: 'تهران', cities: ['تهران', 'شهریار'] },
  ],
  feeNear: 300_000,
  feeFar: 500_000,
  perKilogram: 40_000,
  freeFrom: 90_000_000,
  minDays: 2,
  maxDays: 4,
}
