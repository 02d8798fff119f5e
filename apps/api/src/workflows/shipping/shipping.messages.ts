export const shippingMessages = {
  unknownProvince: (name: string) => `«${name}» استانی از فهرست نیست`,
  provinceTwice: (name: string) => `«${name}» دو بار آمده است؛ شهرهایش را در یک سطر بنویسید`,
  unknownCity: (city: string, province: string) => `«${city}» شهری از استان ${province} نیست`,
  wholeCountry: 'سراسر کشور',
  daysOrder: 'بیشترین روز از کمترین روز کمتر است',
} as const
