import { Stack } from '@chakra-ui/react'
import { AiServicePanel } from './AiServicePanel.tsx'
import { CountryPanel } from './CountryPanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { TourPanel } from './TourPanel.tsx'

export function ProfileSection() {
  return (
    <Stack gap="16px">
      <ProfilePanel />
      <CountryPanel />
      <AiServicePanel />
      <TourPanel />
    </Stack>
  )
}
