/** Outline of a star with five points, in a view of 20 × 20. */
export const starShape =
  'M10 1.600l2.550 5.350 5.850.750-4.300 4.050 1.100 5.800L10 14.700l-5.200 2.850 1.100-5.800L1.600 7.700l5.850-.750z'
