import { useQuery } from '@tanstack/react-query'
import { askProvider } from '../accesstype/accesstype-as-reader.ts'

export function useRefunds() {
  return useQuery({
    queryKey: ['refunds'],
    queryFn: async () => (await askProvider((provider) => provider.getRefunds())).refunds,
  })
}
