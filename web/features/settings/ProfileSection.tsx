import { Stack } from '@chakra-ui/react'
import { CountryPanel } from './CountryPanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'

export function ProfileSection() {
  return (
    <Stack gap="16px">
      <ProfilePanel />
      <CountryPanel />
    </Stack>
  )
}
