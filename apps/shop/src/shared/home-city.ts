import { deviceStorage } from '@hojreh/app'

export interface City {
  province: string
  city: string
}

const KEY = 'hojreh-city'
/** The city until the shopper chooses one. */
export const capital: City = { province: 'تهران', city: 'تهران' }

/** The city that this device's shopper has chosen, if any. */
export const readCity = (): City | undefined => {
  const { province, city } = (deviceStorage.read(KEY) ?? {}) as Partial<Record<keyof City, unknown>>
  return typeof province === 'string' && typeof city === 'string' ? { province, city } : undefined
}

export const rememberCity = (city: City) => deviceStorage.write(KEY, city)
