import { z } from 'zod'

/** The number of a TCP port in a variable of the environment. */
export const Port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must be 0 to 65535')
  .max(65535, 'must be 0 to 65535')
